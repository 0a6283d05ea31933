/// The content of the sheet for a note about a person.
public struct NoteContent: FormContent {
  /// The maximum number of characters of a note.
  public static let limit = 2_000

  /// Whom the note is about.
  public var person: PersonReference
  /// What the field shows; at first the text that is ``saved``.
  public var text: String
  /// The saved text; `nil` until it is loaded.
  public var saved: String?
  /// Whether it is being saved.
  public var isFinishing: Bool

  /// Makes content.
  public init(
    person: PersonReference,
    text: String = "",
    saved: String? = nil,
    isFinishing: Bool = false
  ) {
    self.person = person
    self.text = text
    self.saved = saved
    self.isFinishing = isFinishing
  }

  /// The number of remaining characters.
  ///
  /// O(length).
  public var counter: ComposerCounter {
    ComposerCounter(remaining: Self.limit - text.unicodeScalars.count, limit: Self.limit)
  }

  /// Whether something was changed.
  public var isChanged: Bool { saved.map { $0 != text } ?? !text.isEmpty }

  /// Whether there is input that must not be discarded by accident.
  public var isWritten: Bool { isChanged }

  /// Whether there is a change to save, and it is not too long.
  public var canFinish: Bool {
    saved != nil && isChanged && !isFinishing && counter.remaining >= 0
  }
}
