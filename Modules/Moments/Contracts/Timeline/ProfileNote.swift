public import MomentsLanguage

/// The reader's note about a person, as their profile shows it.
public struct ProfileNote: Hashable, Sendable {
  /// "Your note": the title.
  public var title: String

  /// What the reader wrote; nobody else sees it.
  public var text: String

  /// The accessibility hint of a tap: "Edit note".
  public var editTitle: String

  /// Makes a note in the reader's language; nil if there is none.
  public init?(_ text: String, strings: Strings) {
    guard !text.isEmpty else { return nil }
    title = strings.noteTitle
    self.text = text
    editTitle = strings.editNote
  }
}
