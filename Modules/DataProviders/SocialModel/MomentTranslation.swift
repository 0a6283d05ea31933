/// The state of a post's translation, where posts can be translated.
public enum MomentTranslation: Sendable, Hashable {
  /// The translator and the original language.
  public struct Credit: Sendable, Hashable {
    /// The original language, as a BCP 47 tag; nil where it is unknown.
    public var sourceLanguage: String?
    /// The translator; nil where it is unknown.
    public var provider: String?

    /// Makes a credit.
    public init(sourceLanguage: String? = nil, provider: String? = nil) {
      self.sourceLanguage = sourceLanguage
      self.provider = provider
    }
  }

  /// It can be translated.
  case offered
  /// It is being translated; the original is shown.
  case loading
  /// The translation is shown: text, warning, options of the poll and alternative texts are
  /// translated.
  case shown(Credit)
  /// It was translated, and the original is shown.
  case original(Credit)
}
