/// What the sheet shows in which something is written down about a person.
public struct NoteContent: FormContent {
  /// How many letters a note may have.
  public static let limit = 2_000

  /// Whom it is about.
  public var person: PersonReference
  /// What is written.
  public var text: String
  /// What was written before; `nil` until that was read.
  public var saved: String?
  /// Whether it is being kept.
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

  /// How much more can be written.
  ///
  /// O(length).
  public var counter: ComposerCounter {
    ComposerCounter(remaining: Self.limit - text.unicodeScalars.count, limit: Self.limit)
  }

  /// Whether something was changed.
  public var isChanged: Bool { saved.map { $0 != text } ?? !text.isEmpty }

  /// Whether there is something to keep, and not too much.
  public var canFinish: Bool {
    saved != nil && isChanged && !isFinishing && counter.remaining >= 0
  }
}
