public import ListModel

/// What all sheets have in which something is written: they read what there is, show what the
/// reader writes and chooses, and are left or done with.
///
/// What a sheet can be told stands in an extension of its own protocol, by ``change(_:)``.
@MainActor
public protocol FormSheetViewModel<Content>: AnyObject {
  /// What the sheet shows.
  associatedtype Content: FormContent

  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// What is shown.
  var content: Observable<Content> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called when the sheet is to go, with whether the reader was done with it. Set by the
  /// coordinator.
  var onClose: (@MainActor (_ isDone: Bool) -> Void)? { get set }

  /// Reads what is to be changed or chosen from; again where it could not be read.
  func load() async

  /// Changes what is shown.
  func change(_ change: (inout Content) -> Void)

  /// Keeps or sends what is written; does nothing while something is missing.
  ///
  /// - Returns: The work, done when it is kept. Letting go of it does not cancel it.
  @discardableResult
  func finish() -> Task<Void, Never>

  /// Leaves without what was written.
  func close()

  /// Called each time the sheet has come on screen: tracks a screen view.
  func screenDidAppear()
}
