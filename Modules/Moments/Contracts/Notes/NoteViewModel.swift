/// The content and the operations of the sheet for a note about a person.
@MainActor
public protocol NoteViewModel: FormSheetViewModel where Content == NoteContent {}

extension NoteViewModel {
  /// Called with each change of the field; nothing is saved before the sheet is finished.
  public func setText(_ text: String) { change { $0.text = text } }
}
