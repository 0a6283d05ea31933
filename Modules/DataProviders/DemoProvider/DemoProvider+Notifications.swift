import Foundation
public import MomentsValues
public import SocialModel

extension DemoProvider {
  /// Notifications about the reader's posts, on one page.
  @MainActor
  public func notifications(
    _ filter: NotificationScope,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification> {
    try await respond(to: .notifications)
    return Page(items: shownNotifications(filter))
  }

  /// The notifications that are not hidden.
  @MainActor
  private func shownNotifications(_ filter: NotificationScope) -> [ReaderNotification] {
    allNotifications.filter { notification in
      guard !isDismissed(notification) else { return false }
      return filter == .all
        ? !hiddenNotificationKindsNow.contains(notification.kind) : notification.kind == .mention
    }
  }

  @MainActor
  private var allNotifications: [ReaderNotification] {
    guard story != .empty, !hasClearedNotifications else { return [] }
    let others = content.people.filter { $0.id != content.reader.id }
    let own = shown(content.all.filter { $0.author.id == content.reader.id })
    let foreign = content.moments.first { $0.author.id != content.reader.id }
    func made(
      _ kind: NotificationKind,
      _ people: some Sequence<Account>,
      count: Int? = nil,
      of moment: Moment? = nil,
      minutes: Int
    ) -> ReaderNotification {
      ReaderNotification(
        id: "notification-\(minutes)",
        kind: kind,
        people: Array(people),
        count: count,
        moment: moment,
        happenedAt: now.addingTimeInterval(-60 * Double(minutes)),
        isUnread: minutes < readNotificationAge,
        newestEventID: "event-\(minutes)"
      )
    }
    return [
      foreign.map { made(.mention, [$0.author], of: $0, minutes: 4) },
      own.first.map { made(.like, others.prefix(6), count: 14, of: $0, minutes: 7) },
      made(.follow, others.dropFirst(2).prefix(2), minutes: 26),
      own.first.map { made(.boost, others.dropFirst(3).prefix(1), of: $0, minutes: 51) },
      made(.followRequest, requesters.prefix(1), minutes: 130),
      own.dropFirst().first.map { made(.like, others.suffix(1), of: $0, minutes: 610) },
    ].compactMap { $0 }
  }

  /// Notifies when the reader hides kinds, or clears all.
  public nonisolated func newNotifications() -> AsyncStream<Void> {
    notificationBroadcast.stream()
  }

  /// Two, until the reader has seen them.
  public nonisolated func unreadNotifications() -> AsyncStream<Int> {
    let changes = unreadCounts.stream()
    return AsyncStream { continuation in
      let work = Task { @MainActor in
        continuation.yield(unreadCount)
        for await count in changes { continuation.yield(count) }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Marks a notification and all older ones as read.
  @MainActor
  public func markNotificationsRead(upTo id: ReaderNotification.ID) async throws {
    guard let age = Int(id.dropFirst("notification-".count)), age < readNotificationAge else {
      return
    }
    readNotificationAge = age
    sendUnreadCount()
  }

  /// The kinds that the reader hides.
  @MainActor
  public func hiddenNotificationKinds() async throws -> Set<NotificationKind> {
    hiddenNotificationKindsNow
  }

  /// Hides kinds, and shows all others.
  @MainActor
  public func setHiddenNotificationKinds(_ kinds: Set<NotificationKind>) async throws {
    hiddenNotificationKindsNow = kinds.intersection(NotificationKind.hideable)
    notificationBroadcast.send(())
    sendUnreadCount()
  }

  /// The dismissed ones among some notifications.
  @MainActor
  public func dismissedNotifications(
    among notifications: [ReaderNotification]
  ) async throws -> Set<ReaderNotification.ID> {
    Set(notifications.filter(isDismissed).map(\.id))
  }

  /// Whether a notification was dismissed in its current state.
  private func isDismissed(_ notification: ReaderNotification) -> Bool {
    dismissals[notification.id]?.covers(
      id: notification.id,
      newestEventID: notification.newestEventID,
      happenedAt: notification.happenedAt
    ) ?? false
  }

  /// Leaves a notification out until it has newer events.
  func dismiss(_ notification: DismissedNotification) async throws {
    let before = dismissals.updateValue(notification, forKey: notification.id)
    defer { sendUnreadCount() }
    try await confirm(.mark, of: SocialChange(areDismissalsChanged: true)) {
      dismissals[notification.id] = before
    }
  }

  /// Dismisses all notifications.
  @MainActor
  public func clearNotifications() async throws {
    try await respond(to: .mark)
    hasClearedNotifications = true
    notificationBroadcast.send(())
    sendUnreadCount()
  }

  /// Tells how many notifications are unread.
  @MainActor
  func sendUnreadCount() { unreadCounts.send(unreadCount) }

  @MainActor
  private var unreadCount: Int { shownNotifications(.all).count(where: \.isUnread) }
}
