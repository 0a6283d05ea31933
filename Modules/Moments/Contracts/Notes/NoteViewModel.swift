/// The content and the operations of the sheet for a note about a person.
@MainActor
public protocol NoteViewModel: FormSheetViewModel where Content == NoteContent {}

extension NoteViewModel {
  /// Sets the text.
  public func setText(_ text: String) { change { $0.text = text } }
}
