/// What the reader wrote down about a person, as their profile shows it.
public struct ProfileNote: Hashable, Sendable {
  /// "Your note": what it is.
  public var title: String

  /// What the reader wrote.
  public var text: String

  /// What a tap does, for assistive technologies: "Edit note".
  public var editTitle: String

  /// Makes a note in the reader's language; nil where nothing was written.
  public init?(_ text: String, strings: Strings) {
    guard !text.isEmpty else { return nil }
    title = strings.noteTitle
    self.text = text
    editTitle = strings.editNote
  }
}
