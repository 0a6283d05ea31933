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
  /// The answers of the poll, in their order; empty where it asks nothing.
  public var pollOptions: LossyArray<Poll.Option>
  /// What is said about images and films.
  public var mediaAttachments: LossyArray<Media>

  /// What is said about an image or a film.
  public struct Media: Decodable, Sendable, Hashable {
    /// The identity of the image.
    public var id: String
    /// What is to be seen; nil if nothing is said.
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
    pollOptions = values.lenient(PollOptions.self, .poll)?.options ?? LossyArray()
    mediaAttachments = values.lossy(Media.self, .mediaAttachments)
  }
}
