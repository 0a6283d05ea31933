public import ListModel
public import MomentsLanguage

/// The requirements of all sheets with a form: they load the current values, show the reader's
/// changes, and are cancelled or submitted.
///
/// The specific changes of a sheet are in an extension of its own protocol, by ``change(_:)``.
@MainActor
public protocol FormSheetViewModel<Content>: DeclaredListViewModel {
  /// The content of the sheet.
  associatedtype Content: FormContent

  /// The language of the sheet's texts.
  var strings: Strings { get }

  /// The content of the sheet.
  var content: Observable<Content> { get }

  /// Called when the sheet should close, with whether it was submitted. Set by the coordinator.
  var onClose: (@MainActor (_ isDone: Bool) -> Void)? { get set }

  /// Changes the content.
  func change(_ change: (inout Content) -> Void)

  /// Saves or sends the content; does nothing while something is missing.
  ///
  /// - Returns: The work, done when it is stored. Releasing it does not cancel it.
  @discardableResult
  func finish() -> Task<Void, Never>

  /// Closes the sheet and discards the changes.
  func close()
}
