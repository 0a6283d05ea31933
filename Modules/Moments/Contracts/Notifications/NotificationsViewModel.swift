public import ListModel
import MomentsLanguage

/// The content and the operations of the screen of notifications.
///
/// One section, `notifications`, of one ``NotificationRow`` for each activity, the newest first.
/// Above it, if there are follow requests, a section `follow-requests` of a
/// ``FollowRequestSummaryRow``. Actions on a row that was removed are ignored.
@MainActor
public protocol NotificationsViewModel: ListScreenViewModel {
  /// Opens the moment of a row, or else the person.
  func open(_ row: ListItemID)

  /// Called when a row is on screen: it and all rows below it are now read.
  ///
  /// Their unread marks stay while the screen is visible, see ``watch()``.
  func see(_ row: ListItemID)

  /// Accepts or rejects the follow request of a row.
  func answer(_ row: ListItemID, accepted: Bool)

  /// Opens the list of follow requests.
  func openFollowRequests()

  /// Dismisses a row permanently; it is restored if the server rejects that.
  func dismiss(_ row: ListItemID)

  /// Clears all notifications permanently; the screen requires a confirmation first. Needs a
  /// connection; a failure is shown in a message.
  ///
  /// - Returns: The work. Releasing it does not cancel it.
  @discardableResult
  func clear() -> Task<Void, Never>

  /// Opens the sheet that chooses the visible kinds.
  func openKinds()
}

extension NotificationsViewModel {
  /// The title of the screen.
  public var title: String { strings.notificationsTitle }
}
