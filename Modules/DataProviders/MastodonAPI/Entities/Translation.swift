/// A post in another language, as a server translates it.
public struct Translation: Decodable, Sendable, Hashable {
  /// The text as HTML.
  public var content: String?
  /// The warning, plain; nil if there is none.
  public var spoilerText: String?
  /// The language it is in now, a BCP 47 tag.
  public var language: String?
  /// The language it was in, as the translator found.
  public var detectedSourceLanguage: String?
  /// Who translates.
  public var provider: String?

  private enum CodingKeys: String, CodingKey {
    case content, language, provider
    case spoilerText = "spoiler_text"
    case detectedSourceLanguage = "detected_source_language"
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    content = values.lenientText(.content)
    spoilerText = values.lenientText(.spoilerText)
    language = values.lenientText(.language)
    detectedSourceLanguage = values.lenientText(.detectedSourceLanguage)
    provider = values.lenientText(.provider)
  }
}
