/// A translated post, as a server returns it.
public struct Translation: Decodable, Sendable, Hashable {
  /// The text as HTML.
  @Lenient public var content: String?
  /// The content warning, as plain text; nil if there is none.
  @Lenient public var spoilerText: String?
  /// The original language, as the translator detected it.
  @Lenient public var detectedSourceLanguage: String?
  /// The translator.
  @Lenient public var provider: String?
  /// The alternative texts of images and films.
  @Lenient public var mediaAttachments: LossyArray<Media>
  @Lenient private var poll: Poll.Options?

  /// The options of the poll, in order; empty where there is none.
  public var pollOptions: LossyArray<Poll.Option> { poll?.options ?? LossyArray() }

  /// The alternative text of an image or a film.
  public struct Media: Decodable, Sendable, Hashable {
    /// The identity of the image.
    @Identity public var id: String
    /// The alternative text; nil if there is none.
    @Lenient public var description: String?
  }

  private enum CodingKeys: String, CodingKey {
    case content, provider, poll
    case mediaAttachments = "media_attachments"
    case spoilerText = "spoiler_text"
    case detectedSourceLanguage = "detected_source_language"
  }
}
