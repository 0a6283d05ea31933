public import ListModel

/// What the sheet shows in which something is written down about a person, and what it can be asked
/// to do.
@MainActor
public protocol NoteViewModel: FormSheetViewModel {
  /// What is shown.
  var content: Observable<NoteContent> { get }

  /// Called when the sheet is to go. Set by the coordinator.
  var onClose: (@MainActor () -> Void)? { get set }

  /// Writes.
  func setText(_ text: String)

  /// Keeps what is written; does nothing where nothing was changed. Nothing written takes the note
  /// away.
  ///
  /// - Returns: The work, done when it is kept. Letting go of it does not cancel it.
  @discardableResult
  func save() -> Task<Void, Never>
}
