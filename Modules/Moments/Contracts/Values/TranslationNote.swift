/// What is said below a text that is translated, or is being translated.
public struct TranslationNote: Hashable, Sendable {
  /// "Translated from German by DeepL.com", "Translating…".
  public var text: String

  /// "Show original"; `nil` while it is being translated.
  public var buttonTitle: String?

  /// Makes a note.
  public init(text: String, buttonTitle: String? = nil) {
    self.text = text
    self.buttonTitle = buttonTitle
  }

  /// What is said while a text is being translated.
  public static func loading(_ strings: Strings) -> TranslationNote {
    TranslationNote(text: strings.translating)
  }

  /// What is said of a translation.
  ///
  /// - Parameters:
  ///   - source: The language it was in, a BCP 47 tag; nil where nobody says.
  ///   - provider: Who translated it; nil where nobody says.
  ///   - strings: The reader's language.
  public init(from source: String?, by provider: String?, strings: Strings) {
    self.init(
      text: strings.translated(from: source.flatMap(strings.language(named:)), by: provider),
      buttonTitle: strings.showOriginal
    )
  }
}
