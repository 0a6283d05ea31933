import Foundation
import LocalStore
import MastodonAPI
public import SocialModel

/// What the reader does not want to see among their notifications.
extension MastodonProvider {
  /// The kinds that the reader hides on this machine.
  public func hiddenNotificationKinds() async throws -> Set<ReaderNotification.Kind> {
    try await HiddenNotifications.kinds(in: store)
  }

  /// Hides kinds, and shows all others.
  public func setHiddenNotificationKinds(_ kinds: Set<ReaderNotification.Kind>) async throws {
    guard try await hiddenNotificationKinds() != kinds else { return }
    try await HiddenNotifications.keep(kinds, in: store)
    try await reading.countAgain()
    notificationBroadcast.send(())
    await reading.lookIfWatched()
  }

  /// Takes a notification away: kept and left out at once, sent when the network allows.
  public nonisolated(nonsending) func dismissNotification(
    _ notification: ReaderNotification
  ) async throws {
    try await store.enqueue(
      .dismissNotification(DismissedNotification(notification)),
      now: dependencies.now()
    )
    try await reading.countAgain()
  }

  /// Which of some notifications the reader dismissed.
  public func dismissedNotifications(
    among notifications: [ReaderNotification]
  ) async throws -> Set<ReaderNotification.ID> {
    let hidden = try await HiddenNotifications.read(from: store)
    return Set(
      notifications.filter {
        hidden.isDismissed($0.id, newest: $0.newestEventID, happenedAt: $0.happenedAt)
      }.map(\.id)
    )
  }

  /// Takes all notifications away, at once or not at all.
  public func clearNotifications() async throws {
    _ = try await access.send(.clearNotifications)
    clearings.increment()
    for filter in NotificationFilter.allCases {
      try await StoredShelf<StoredNotification>(heardAt: dependencies.now(), items: [])
        .keep(filter.list, in: store)
    }
    try await reading.cleared()
    notificationBroadcast.send(())
  }
}
