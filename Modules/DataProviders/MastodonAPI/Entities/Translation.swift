/// A translated post, as a server returns it.
public struct Translation: Decodable, Sendable, Hashable {
  /// The text as HTML.
  public var content: String?
  /// The content warning, as plain text; nil if there is none.
  public var spoilerText: String?
  /// The language of the translation, a BCP 47 tag.
  public var language: String?
  /// The original language, as the translator detected it.
  public var detectedSourceLanguage: String?
  /// The translator.
  public var provider: String?
  /// The options of the poll, in order; empty where there is none.
  public var pollOptions: LossyArray<Poll.Option>
  /// The alternative texts of images and films.
  public var mediaAttachments: LossyArray<Media>

  /// The alternative text of an image or a film.
  public struct Media: Decodable, Sendable, Hashable {
    /// The identity of the image.
    public var id: String
    /// The alternative text; nil if there is none.
    public var description: String?

    private enum CodingKeys: String, CodingKey {
      case id, description
    }

    /// Reads it.
    ///
    /// - Throws: `DecodingError` if it has no identity.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.identity(.id)
      description = values.lenientText(.description)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case content, language, provider, poll
    case mediaAttachments = "media_attachments"
    case spoilerText = "spoiler_text"
    case detectedSourceLanguage = "detected_source_language"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    content = values.lenientText(.content)
    spoilerText = values.lenientText(.spoilerText)
    language = values.lenientText(.language)
    detectedSourceLanguage = values.lenientText(.detectedSourceLanguage)
    provider = values.lenientText(.provider)
    pollOptions = values.lenient(PollOptions.self, .poll)?.options ?? LossyArray()
    mediaAttachments = values.lossy(Media.self, .mediaAttachments)
  }
}
