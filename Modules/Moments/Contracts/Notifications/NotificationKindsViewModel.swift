public import ListModel

/// What the sheet that chooses which kinds of notifications show can be asked to do.
///
/// What the reader switches counts at once.
@MainActor
public protocol NotificationKindsViewModel: AnyObject {
  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// What is shown.
  var content: Observable<NotificationKindsContent> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Reads what the reader chose.
  func load() async

  /// Shows a kind, or hides it.
  ///
  /// - Returns: The work, done when that is kept. Letting go of it does not cancel it.
  @discardableResult
  func show(_ kind: NotificationRow.Kind, _ isShown: Bool) -> Task<Void, Never>

  /// Called each time the sheet has come on screen: tracks a screen view.
  func screenDidAppear()
}
