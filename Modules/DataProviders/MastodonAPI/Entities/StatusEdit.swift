public import Foundation

/// A version of a post.
public struct StatusEdit: Decodable, Sendable, Hashable {
  /// The text as HTML.
  @Lenient public var content: String?
  /// The content warning, as HTML; nil if there was none.
  @Lenient public var spoilerText: String?
  /// Whether the images were marked as sensitive.
  @Lenient public var sensitive: Bool
  /// When the version was created.
  @Lenient public var createdAt: Date?
  /// The author.
  @Lenient public var account: Account?
  /// Images and films.
  @Lenient public var mediaAttachments: LossyArray<MediaAttachment>
  /// The custom emoji of the text.
  @Lenient public var emojis: LossyArray<CustomEmoji>
  @Lenient private var poll: Poll.Options?

  /// The options of its poll, without votes; empty where there is none.
  public var pollOptions: LossyArray<Poll.Option> { poll?.options ?? LossyArray() }

  private enum CodingKeys: String, CodingKey {
    case content, sensitive, account, emojis, poll
    case spoilerText = "spoiler_text"
    case createdAt = "created_at"
    case mediaAttachments = "media_attachments"
  }
}
