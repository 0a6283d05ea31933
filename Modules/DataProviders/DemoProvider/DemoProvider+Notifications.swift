import Foundation
public import SocialModel

extension DemoProvider: NotificationsProvider {
  /// What the people of the demo did with what the reader wrote, on one page.
  @MainActor
  public func notifications(
    _ filter: NotificationFilter,
    after cursor: PageCursor?
  ) async throws -> Page<ReaderNotification> {
    try await answer(.notifications)
    guard story != .empty else { return Page(items: []) }
    let others = content.people.filter { $0.id != content.reader.id }
    let own = overlay.applied(to: content.all.filter { $0.author.id == content.reader.id })
    let foreign = content.moments.first { $0.author.id != content.reader.id }
    func made(
      _ kind: ReaderNotification.Kind,
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
        isUnread: minutes < readNotificationAge
      )
    }
    return Page(
      items: [
        foreign.map { made(.mention, [$0.author], of: $0, minutes: 4) },
        own.first.map { made(.like, others.prefix(6), count: 14, of: $0, minutes: 7) },
        made(.follow, others.dropFirst(2).prefix(2), minutes: 26),
        own.first.map { made(.boost, others.dropFirst(3).prefix(1), of: $0, minutes: 51) },
        made(.followRequest, requesters.prefix(1), minutes: 130),
        own.dropFirst().first.map { made(.like, others.suffix(1), of: $0, minutes: 610) },
      ].compactMap { $0 }.filter { filter == .all || $0.kind == .mention }
    )
  }

  /// Nothing comes by itself.
  public nonisolated func notificationNews() -> AsyncStream<Void> { newsOfNobody.stream() }

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

  /// Notes that the reader has seen one, and so all that are older.
  @MainActor
  public func markNotificationsRead(upTo id: ReaderNotification.ID) async throws {
    guard let age = Int(id.dropFirst("notification-".count)), age < readNotificationAge else {
      return
    }
    readNotificationAge = age
    unreadCounts.send(unreadCount)
  }

  private var unreadCount: Int {
    story == .empty ? 0 : Self.notificationAges.count { $0 < readNotificationAge }
  }

  /// When the newest ones happened, in minutes before now.
  private static let notificationAges = [4, 7, 26]
}
