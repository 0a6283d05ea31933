import Foundation
import LocalStore
import MastodonAPI
public import MomentsValues
public import SocialModel

/// Hiding and dismissing notifications.
extension MastodonProvider {
  /// The kinds that the reader hides on this machine.
  public func hiddenNotificationKinds() async throws -> Set<NotificationKind> {
    try await HiddenNotifications.kinds(in: store)
  }

  /// Hides kinds, and shows all others.
  public func setHiddenNotificationKinds(_ kinds: Set<NotificationKind>) async throws {
    guard try await hiddenNotificationKinds() != kinds else { return }
    try await HiddenNotifications.save(kinds, in: store)
    try await reading.countAgain()
    notificationBroadcast.send(())
    await reading.checkIfWatched()
  }

  /// The dismissed ones among some notifications.
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

  /// Dismisses all notifications immediately, or throws.
  public func clearNotifications() async throws {
    _ = try await access.send(.clearNotifications)
    clearings.increment()
    for filter in NotificationScope.allCases {
      try await store.saveShelf([StoredNotification](), as: filter.list)
    }
    try await reading.cleared()
    notificationBroadcast.send(())
  }
}
