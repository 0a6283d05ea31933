import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// The reader's reading position in their notifications, here and on their other devices.
///
/// Identities of events are opaque: only the server's order says which of two is newer. A row is
/// unread if it is above the last read row, or if the server lists it among newer events. The
/// position only moves to unread rows, so it never moves back. It is stored on this machine and
/// sent to the server, if that stores positions.
actor NotificationReading {
  /// How far the notifications were read, as it is stored.
  struct StoredState: Codable, Equatable {
    /// The newest event that was read, on any device; nil where that is unknown.
    var position: String?
    /// The server's position, as far as it is known.
    var confirmed: String?
    /// The number of unread rows.
    var count = 0
  }

  private static let list = "notification-position"
  /// The largest number of rows to search, the most that servers return.
  private static let pageLength = 80

  private let access: ServerAccess
  private let store: SocialStore
  private let missing: MissingFeatures
  private let dependencies: MastodonProvider.Dependencies
  private let counts = Broadcast<Int>()
  private let moved: @Sendable () -> Void
  private var loaded: StoredState?
  private var work: Task<Void, Never>?
  /// Whether the server stores no positions, or not with this token.
  private var lacksMarkers = false

  /// Makes the state of one reader; no request is sent yet.
  ///
  /// - Parameters:
  ///   - access: Sends requests.
  ///   - store: Stores the position.
  ///   - missing: What the server does not have.
  ///   - dependencies: The clock.
  ///   - moved: Called when another device moved the position, so that other rows are unread.
  init(
    access: ServerAccess,
    store: SocialStore,
    missing: MissingFeatures,
    dependencies: MastodonProvider.Dependencies,
    moved: @escaping @Sendable () -> Void
  ) {
    self.access = access
    self.store = store
    self.missing = missing
    self.dependencies = dependencies
    self.moved = moved
  }

  // MARK: Reading

  /// The number of unread rows: the stored one, then each change of it.
  nonisolated func unreadCounts() -> AsyncStream<Int> {
    let changes = counts.stream()
    return AsyncStream { continuation in
      let work = Task {
        var last = (try? await storedState())?.count ?? 0
        continuation.yield(last)
        for await count in changes where count != last {
          last = count
          continuation.yield(count)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Marks the unread rows of the newest page.
  ///
  /// - Parameters:
  ///   - page: The page as the server returned it, newest first.
  ///   - isWhole: Whether it has events of all kinds: only then they can be counted.
  /// - Returns: The marked page.
  /// - Throws: `ProviderError`.
  func marked(
    _ page: [StoredNotification],
    isWhole: Bool
  ) async throws -> [StoredNotification] {
    // The server may have a position from another device.
    if try await storedState().position == nil { await check().value }
    guard let position = try await storedState().position else {
      // Without any position, everything on the page is read.
      if isWhole { try await change { $0.position = $0.position ?? page.first?.newest } }
      return page
    }
    var page = page
    if let read = page.firstIndex(where: { $0.newest == position }) {
      for index in page.indices { page[index].isUnread = index < read }
      let hidden = try await HiddenNotifications.read(from: store)
      let count = page[..<read].count { !hidden.contains($0) }
      if isWhole { try await change { if $0.position == position { $0.count = count } } }
    } else {
      let unread = try await shownKeys(since: position)
      for index in page.indices { page[index].isUnread = unread.contains(page[index].key) }
    }
    return page
  }

  /// The same for a stored page, because the position may have moved since.
  func remarked(_ page: [StoredNotification]) async throws -> [StoredNotification] {
    guard let position = try await storedState().position,
      let read = page.firstIndex(where: { $0.newest == position })
    else { return page }
    var page = page
    for index in page.indices {
      page[index].isUnread = index < read && page[index].isUnread == true
    }
    return page
  }

  /// Notes that the reader has seen a row, and so all below it.
  ///
  /// - Parameters:
  ///   - key: The row.
  ///   - rows: The newest page as it is stored.
  /// - Throws: `ProviderError`.
  func read(_ key: String, in rows: [StoredNotification]) async throws {
    let rows = try await remarked(rows)
    // A row that is read already would move the position back.
    guard let index = rows.firstIndex(where: { $0.key == key }), rows[index].isUnread == true,
      let newest = rows[index].newest
    else { return }
    let hidden = try await HiddenNotifications.read(from: store)
    let count = rows[..<index].count { $0.isUnread == true && !hidden.contains($0) }
    try await change { ($0.position, $0.count) = (newest, count) }
    check()
  }

  /// Counts the unread stored rows again, because other rows are hidden than before.
  ///
  /// If all stored rows are unread, only the server knows the number.
  func countAgain() async throws {
    guard let stored = try await StoredNotification.read(in: store) else { return }
    let rows = try await remarked(stored)
    let unread = rows.filter { $0.isUnread == true }
    guard unread.count < rows.count else { return }
    let hidden = try await HiddenNotifications.read(from: store)
    try await change { $0.count = unread.count { !hidden.contains($0) } }
  }

  /// Notes that the reader cleared all notifications.
  func cleared() async throws {
    try await change { $0.count = 0 }
  }

  // MARK: The server

  /// Synchronizes if the number of unread rows is observed.
  func checkIfWatched() async {
    if counts.hasListeners { await check().value }
  }

  /// Compares the position with the server's, and counts unread rows; runs never overlap.
  @discardableResult
  func check() -> Task<Void, Never> {
    let before = work
    let next = Task {
      await before?.value
      await compare()
    }
    work = next
    return next
  }

  private func compare() async {
    do {
      try await exchange()
      try await recount()
    } catch {
      // The position is stored here; the next run continues.
      store.log.note(ofStore: error, "save how far the notifications were read")
    }
  }

  /// Takes over the server's position or sends the one of this machine, whichever is newer.
  private func exchange() async throws {
    if await missing.loaded(.markers) { lacksMarkers = true }
    guard !lacksMarkers else { return }
    let marker: String?
    do {
      marker = try await access.send(.markers([.notifications]))
        .value[MarkedTimeline.notifications.rawValue]?.lastReadID
    } catch ProviderError.httpStatus(_, let code) where [403, 404, 405, 501].contains(code) {
      lacksMarkers = true
      // A token without the right may be replaced.
      if code != 403 { await missing.note(.markers) }
      return
    }
    let before = try await storedState()
    var position = before.position
    if let marker, marker != before.confirmed, marker != position {
      if let here = position, try await !isNewer(marker, than: here) {
        // If neither is known to be newer, the server's stays.
        guard try await isNewer(here, than: marker) else { return }
      } else {
        position = marker
      }
    }
    try await change { state in
      state.confirmed = marker
      // A position that moved meanwhile is compared by the next run.
      if state.position == before.position { state.position = position }
    }
    if position != before.position { moved() }
    guard let position, position != marker, try await storedState().position == position else {
      return
    }
    try await access.setMarker(.notifications, to: position, clock: dependencies.clock)
    try await change { $0.confirmed = position }
  }

  private func recount() async throws {
    let before = try await storedState()
    guard let position = before.position else { return }
    let hidden = try await HiddenNotifications.read(from: store)
    // The server counts rows whose dismissal was not sent yet.
    let isKnown = before.confirmed == position && !lacksMarkers && !hidden.hasWaiting
    let remote = isKnown ? try await serverCount(excluding: hidden.types) : nil
    let count: Int
    if let remote { count = remote } else { count = try await shownKeys(since: position).count }
    // If the position moved meanwhile, the next run counts.
    try await change { if $0.position == position { $0.count = count } }
  }

  /// The server's count; nil where it does not count rows as they are shown here.
  private func serverCount(excluding types: [String]) async throws -> Int? {
    guard let version = await StoredInstance.read(from: store)?.instance?.apiVersion, version >= 2
    else { return nil }
    do {
      return try await access.send(.unreadNotificationGroups(excludedTypes: types)).value.count
    } catch ProviderError.httpStatus(_, let code)
      where [400, 403, 404, 405, 422, 501].contains(code)
    {
      return nil
    }
  }

  // MARK: The server's order

  private func isNewer(_ event: String, than other: String) async throws -> Bool {
    try await groups(since: other).contains {
      [$0.mostRecentID, $0.pageMaxID, $0.pageMinID].contains(event)
    }
  }

  /// The visible rows that the server lists since an event.
  private func shownKeys(since event: String) async throws -> Set<String> {
    let hidden = try await HiddenNotifications.read(from: store)
    let rows = try await groups(since: event, excluding: hidden.types)
      .map { StoredNotification($0) }
    return Set(rows.filter { !hidden.contains($0) }.map(\.key))
  }

  private func groups(
    since event: String,
    excluding types: [String] = []
  ) async throws -> [NotificationGroup] {
    try await access.notifications(
      NotificationRequest(
        PageRequest(sinceID: event, limit: Self.pageLength),
        excludedTypes: types
      ),
      apiVersion: await StoredInstance.read(from: store)?.instance?.apiVersion,
      missing: missing
    ).value.groups.elements
  }

  // MARK: Stored state

  private func storedState() async throws -> StoredState {
    if let loaded { return loaded }
    let stored: StoredState? = try await store.value(Self.list)
    let state = loaded ?? stored ?? StoredState()
    loaded = state
    return state
  }

  /// Changes the state and stores it; concurrent changes are not lost.
  private func change(_ body: (inout StoredState) -> Void) async throws {
    var changed = try await storedState()
    if let loaded { changed = loaded }
    let before = changed
    body(&changed)
    guard changed != before else { return }
    loaded = changed
    try await store.save(changed, as: Self.list)
    if changed.count != before.count { counts.send(changed.count) }
  }
}
