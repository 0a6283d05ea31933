/// How a post stands to other languages, where somebody translates posts.
public enum MomentTranslation: Sendable, Hashable {
  /// Who translated, and from what.
  public struct Credit: Sendable, Hashable {
    /// The language it was in, as a BCP 47 tag; nil where nobody says.
    public var sourceLanguage: String?
    /// Who translated it; nil where nobody says.
    public var provider: String?

    /// Makes a credit.
    public init(sourceLanguage: String? = nil, provider: String? = nil) {
      self.sourceLanguage = sourceLanguage
      self.provider = provider
    }
  }

  /// It can be translated.
  case offered
  /// It is being translated; the original shows.
  case loading
  /// The translation shows: text, warning, answers of the poll and descriptions are those of it.
  case shown(Credit)
  /// It was translated, and the original shows.
  case original(Credit)
}
