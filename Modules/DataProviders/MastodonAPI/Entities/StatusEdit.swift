public import Foundation

/// A version of a post.
public struct StatusEdit: Decodable, Sendable, Hashable {
  /// The text as HTML.
  public var content: String?
  /// The content warning, as HTML; nil if there was none.
  public var spoilerText: String?
  /// Whether the images were marked as sensitive.
  public var sensitive: Bool
  /// When the version was created.
  public var createdAt: Date?
  /// The author.
  public var account: Account?
  /// Images and films.
  public var mediaAttachments: LossyArray<MediaAttachment>
  /// The custom emoji of the text.
  public var emojis: LossyArray<CustomEmoji>
  /// The options of its poll, without votes; empty where there is none.
  public var pollOptions: LossyArray<Poll.Option>

  private enum CodingKeys: String, CodingKey {
    case content, sensitive, account, emojis, poll
    case spoilerText = "spoiler_text"
    case createdAt = "created_at"
    case mediaAttachments = "media_attachments"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    content = values.lenientText(.content)
    spoilerText = values.lenientText(.spoilerText)
    sensitive = values.lenient(Bool.self, .sensitive) ?? false
    createdAt = values.lenientDate(.createdAt)
    account = values.lenient(Account.self, .account)
    mediaAttachments = values.lossy(MediaAttachment.self, .mediaAttachments)
    emojis = values.lossy(CustomEmoji.self, .emojis)
    pollOptions = values.lenient(PollOptions.self, .poll)?.options ?? LossyArray([])
  }
}
