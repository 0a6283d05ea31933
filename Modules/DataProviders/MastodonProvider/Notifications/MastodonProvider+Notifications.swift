import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// The page length; for servers without groups, single events.
  private static let pageLength = 40

  /// A page of notifications; the first one from the store, if the server cannot be reached.
  public func notifications(
    _ filter: NotificationScope,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification> {
    do {
      let clearings = clearings.count
      let response = try await request(filter, after: cursor)
      guard self.clearings.count == clearings else {
        // The page was requested before the reader cleared all notifications.
        return cursor == nil ? try await notifications(filter, after: nil) : Page(items: [])
      }
      // Servers that do not know `types` return others, too.
      var notifications = try await save(response.value).filter { filter.contains($0.kind) }
      if cursor == nil {
        notifications = try await reading.marked(notifications, isWhole: filter == .all)
        try await refreshFollowRequests(
          named: notifications.filter { $0.kind == .followRequest }.flatMap(\.people)
        )
        try await store.saveShelf(notifications, as: filter.list)
      }
      return Page(
        items: try await read(notifications, filter),
        next: response.value.groups.elements.isEmpty
          ? nil : response.links.next.map { PageCursor(token: $0.absoluteString) },
        skipped: response.value.groups.skipped.map {
          SkippedItem(
            source: "notifications",
            index: $0.index,
            reason: SkippedItem.Reason($0.problem, byteOffset: 0)
          )
        }
      )
    } catch let error as ProviderError {
      guard cursor == nil, !error.isAboutTheDisk,
        let notifications = try await StoredNotification.read(filter, in: store)
      else { throw error }
      return Page(items: try await read(try await reading.remarked(notifications), filter))
    }
  }

  private func request(
    _ filter: NotificationScope,
    after cursor: PageCursor?
  ) async throws -> Response<GroupedNotifications> {
    if let link = cursor.flatMap({ URL(string: $0.token) }) {
      return try await access.notifications(at: link)
    }
    let hidden = filter == .all ? try await HiddenNotifications.read(from: store).types : []
    return try await access.notifications(
      NotificationRequest(
        PageRequest(limit: Self.pageLength),
        types: filter.types,
        excludedTypes: hidden
      ),
      apiVersion: await StoredInstance.read(from: store)?.instance?.apiVersion,
      missing: missing
    )
  }

  /// The number of unread notifications: the stored one, then each change of it.
  public func unreadNotifications() -> AsyncStream<Int> { reading.unreadCounts() }

  /// Marks a notification of the newest page and all older ones as read.
  public func markNotificationsRead(upTo id: ReaderNotification.ID) async throws {
    guard let notifications = try await StoredNotification.read(in: store),
      var index = notifications.firstIndex(where: { $0.key == id })
    else { return }
    // A hidden row is read together with the next visible row below it.
    let hidden = try await HiddenNotifications.read(from: store)
    while index > 0, try await isHidden(notifications[index - 1], hidden) { index -= 1 }
    try await reading.read(notifications[index].key, in: notifications)
  }

  private func isHidden(
    _ stored: StoredNotification,
    _ hidden: HiddenNotifications
  ) async throws -> Bool {
    if hidden.contains(stored) { return true }
    guard let id = stored.post, let moment = try await store.moment(postID: id) else {
      return false
    }
    if case .hide = moment.verdict(in: .notifications, at: dependencies.now()) { return true }
    return false
  }

  /// Notifies that the server has newer notifications; events in between are coalesced.
  public func newNotifications() -> AsyncStream<Void> {
    let events = notificationBroadcast.stream()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let work = Task {
        for await _ in events { continuation.yield() }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Stores the people and posts of a page.
  private func save(_ page: GroupedNotifications) async throws -> [StoredNotification] {
    _ = try await save(page.accounts.elements)
    let moments = StatusPage.read(page.statuses, readerID: readerID, source: "notifications")
      .moments
    try await store.reconciling { try await store.save(moments) }
    return page.groups.elements.map { StoredNotification($0) }
  }

  /// Notifications with their stored people and posts, without those that filters or the reader
  /// hide.
  private func read(
    _ notifications: [StoredNotification],
    _ filter: NotificationScope
  ) async throws -> [ReaderNotification] {
    let hidden = try await HiddenNotifications.read(from: store)
    var found: [ReaderNotification] = []
    for stored in notifications where !hidden.contains(stored, in: filter) {
      var moment: Moment?
      if let id = stored.post {
        moment = try await store.moment(postID: id)
        if case .hide? = moment?.verdict(in: .notifications, at: dependencies.now()) { continue }
      }
      found.append(
        ReaderNotification(
          id: stored.key,
          kind: stored.kind,
          people: try await people(stored.people),
          count: stored.count,
          moment: moment,
          happenedAt: stored.happenedAt,
          isUnread: stored.isUnread ?? false,
          newestEventID: stored.newest
        )
      )
    }
    return found
  }
}

extension NotificationScope {
  /// The types to request; none for all.
  fileprivate var types: [String] { self == .mentions ? ["mention"] : [] }

  fileprivate func contains(_ kind: NotificationKind) -> Bool {
    self == .all || kind == .mention
  }
}
