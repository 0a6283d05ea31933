import Foundation
import LocalStore
import MastodonAPI
import SocialModel

/// How far the reader has read what happened to them, here and on their other devices.
///
/// Identities of events are opaque: which of two is newer only the server's order tells. A row is
/// unread where it stands above the row that was read last, or where the server lists it among what
/// came since. The position moves to rows that are unread only, and so never back. It is kept on
/// this machine and sent to the server, where that keeps one.
actor NotificationReading {
  /// What is kept of it.
  struct Note: Codable, Equatable {
    /// The newest event that was read, on whatever device; nil where nothing is known of that.
    var position: String?
    /// What the server has of it, as far as is known.
    var told: String?
    /// How many rows are unread.
    var count = 0
  }

  private static let list = "notification-position"
  private static let tries = 3
  /// How many rows are looked through at most, as many as servers return.
  private static let pageLength = 80

  private let access: ServerAccess
  private let store: SocialStore
  private let dependencies: MastodonProvider.Dependencies
  private let counts = Broadcast<Int>()
  private let moved: @Sendable () -> Void
  private var loaded: Note?
  private var work: Task<Void, Never>?
  /// Whether the server keeps no positions; asked again by the next process.
  private var keepsNoMarkers = false

  /// Makes what follows one reader; nothing is asked yet.
  ///
  /// - Parameters:
  ///   - access: Asks the server.
  ///   - store: Where the position is kept.
  ///   - dependencies: Time.
  ///   - moved: Called when another device moved the position: other rows are unread.
  init(
    access: ServerAccess,
    store: SocialStore,
    dependencies: MastodonProvider.Dependencies,
    moved: @escaping @Sendable () -> Void
  ) {
    self.access = access
    self.store = store
    self.dependencies = dependencies
    self.moved = moved
  }

  // MARK: Reading

  /// How many rows are unread: what is kept, and then each other number.
  nonisolated func unreadCounts() -> AsyncStream<Int> {
    let changes = counts.stream()
    return AsyncStream { continuation in
      let work = Task {
        var last = (try? await note())?.count ?? 0
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

  /// Marks what of the newest page is unread.
  ///
  /// - Parameters:
  ///   - page: The page as the server returned it, newest first.
  ///   - isWhole: Whether it holds events of all kinds: only these can be counted.
  /// - Returns: The same, marked.
  /// - Throws: `ProviderError`.
  func marked(
    _ page: [StoredNotification],
    isWhole: Bool
  ) async throws -> [StoredNotification] {
    // The server may know better than this machine what was read.
    if try await note().position == nil { await look().value }
    guard let position = try await note().position else {
      // Nobody ever read here: what is there now is not new.
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

  /// The same of a page that is kept: the position may have moved since.
  func remarked(_ page: [StoredNotification]) async throws -> [StoredNotification] {
    guard let position = try await note().position,
      let read = page.firstIndex(where: { $0.newest == position })
    else { return page }
    var page = page
    for index in page.indices {
      page[index].isUnread = index < read && page[index].isUnread == true
    }
    return page
  }

  /// The reader has seen a row, and with it all that stand below it.
  ///
  /// - Parameters:
  ///   - key: The row.
  ///   - rows: The newest page as it is kept.
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
    look()
  }

  /// Counts what is unread among what is kept: other rows are hidden than before.
  ///
  /// Where all that is kept is unread, only the server knows how many there are.
  func countAgain() async throws {
    guard let kept = try await StoredNotification.kept(in: store) else { return }
    let rows = try await remarked(kept)
    let unread = rows.filter { $0.isUnread == true }
    guard unread.count < rows.count else { return }
    let hidden = try await HiddenNotifications.read(from: store)
    try await change { $0.count = unread.count { !hidden.contains($0) } }
  }

  /// The reader took everything away.
  func cleared() async throws {
    try await change { $0.count = 0 }
  }

  // MARK: The server

  /// Looks where somebody wants to know how much is unread.
  func lookIfWatched() async {
    if counts.hasListeners { await look().value }
  }

  /// Compares the position with the server's, and counts what is unread; one look after another.
  @discardableResult
  func look() -> Task<Void, Never> {
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
      // The position is kept here; the next look goes on.
      store.log.note(ofStore: error, "keep how far the notifications were read")
    }
  }

  /// Takes over what another device read, or sends what was read here: whichever is newer.
  private func exchange() async throws {
    guard !keepsNoMarkers else { return }
    let marker: String?
    do {
      marker = try await access.send(.markers([.notifications]))
        .value[MarkedTimeline.notifications.rawValue]?.lastReadID
    } catch ProviderError.httpStatus(_, let code) where [403, 404, 405, 501].contains(code) {
      keepsNoMarkers = true
      return
    }
    let before = try await note()
    var position = before.position
    if let marker, marker != before.told, marker != position {
      if let here = position, try await !isNewer(marker, than: here) {
        // Where neither is known to be newer, the server keeps what it has.
        guard try await isNewer(here, than: marker) else { return }
      } else {
        position = marker
      }
    }
    try await change { note in
      note.told = marker
      // What the reader read meanwhile is compared by the look that follows.
      if note.position == before.position { note.position = position }
    }
    if position != before.position { moved() }
    guard let position, position != marker, try await note().position == position else { return }
    try await send(position)
    try await change { $0.told = position }
  }

  private func send(_ position: String) async throws {
    for attempt in 1... {
      do {
        _ = try await access.send(.setMarker(.notifications, lastReadID: position))
        return
      } catch ProviderError.httpStatus(_, 409) where attempt < Self.tries {
        // Another device writes at the same time.
        try await dependencies.clock.sleep(for: .seconds(1))
      }
    }
  }

  private func recount() async throws {
    let before = try await note()
    guard let position = before.position else { return }
    let hidden = try await HiddenNotifications.read(from: store)
    // What is dismissed here and not there, the server counts.
    let isKnown = before.told == position && !keepsNoMarkers && !hidden.hasWaiting
    let told = isKnown ? try await serverCount(excluding: hidden.types) : nil
    let count: Int
    if let told { count = told } else { count = try await shownKeys(since: position).count }
    // What was read meanwhile is counted by the look that follows.
    try await change { if $0.position == position { $0.count = count } }
  }

  /// What the server counts; nil where it does not count rows as they show here.
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

  /// What the server lists since an event, without what does not show.
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
      apiVersion: await StoredInstance.read(from: store)?.instance?.apiVersion
    ).value.groups.elements
  }

  // MARK: What is kept

  private func note() async throws -> Note {
    if let loaded { return loaded }
    let kept = try await store.keptList(Self.list)
      .flatMap { try? JSONDecoder().decode(Note.self, from: $0) }
    let note = loaded ?? kept ?? Note()
    loaded = note
    return note
  }

  /// Changes the note and keeps it; what is changed at once by others is not lost.
  private func change(_ body: (inout Note) -> Void) async throws {
    var changed = try await note()
    if let loaded { changed = loaded }
    let before = changed
    body(&changed)
    guard changed != before else { return }
    loaded = changed
    try await store.keep(try JSONEncoder().encode(changed), as: Self.list)
    if changed.count != before.count { counts.send(changed.count) }
  }
}
