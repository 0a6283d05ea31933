/// What the sheet shows in which something is written down about a person, and what it can be asked
/// to do.
@MainActor
public protocol NoteViewModel: FormSheetViewModel where Content == NoteContent {}

extension NoteViewModel {
  /// Writes.
  public func setText(_ text: String) { change { $0.text = text } }
}
