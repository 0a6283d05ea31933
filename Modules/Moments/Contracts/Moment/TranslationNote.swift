public import MomentsLanguage

/// The note below a text that is translated, or is being translated.
public struct TranslationNote: Hashable, Sendable {
  /// "Translated from German by DeepL.com", "Translating…".
  public var text: String

  /// "Show original"; `nil` while it is being translated.
  public var buttonTitle: String?

  /// The note while a text is being translated.
  public static func loading(_ strings: Strings) -> TranslationNote {
    TranslationNote(text: strings.translating)
  }
}

extension TranslationNote {
  /// The note of a translation.
  ///
  /// - Parameters:
  ///   - source: The original language, a BCP 47 tag; nil if unknown.
  ///   - provider: The translator; nil if unknown.
  ///   - strings: The reader's language.
  public init(from source: String?, by provider: String?, strings: Strings) {
    self.init(
      text: strings.translated(from: source.flatMap(strings.language(named:)), by: provider),
      buttonTitle: strings.showOriginal
    )
  }
}
