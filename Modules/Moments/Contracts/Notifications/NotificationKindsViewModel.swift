public import ListModel

/// The content and the operations of the sheet that chooses the visible kinds of notifications.
///
/// The reader's changes take effect immediately.
@MainActor
public protocol NotificationKindsViewModel: AnyObject {
  /// The language of the sheet's texts.
  var strings: Strings { get }

  /// The content of the sheet.
  var content: Observable<NotificationKindsContent> { get }

  /// Loads the reader's choice.
  var message: Observable<UserMessage?> { get }

  /// Reads what the reader chose.
  func load() async

  /// Shows a kind, or hides it.
  ///
  /// - Returns: The work, done when that is stored. Releasing it does not cancel it.
  @discardableResult
  func show(_ kind: NotificationRow.Kind, _ isShown: Bool) -> Task<Void, Never>

  /// Called each time the sheet has appeared: tracks a screen view.
  func screenDidAppear()
}
