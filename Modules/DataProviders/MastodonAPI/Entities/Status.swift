public import Foundation

/// A post, as servers with the Mastodon client API return it.
///
/// Only the identity is required. A post with an invalid account, text or boosted post cannot be
/// decoded at all; all other missing values, and values of other types, are left empty.
public struct Status: LenientValue, Identifiable {
  /// The identity at the server; opaque, though Mastodon writes digits.
  @Identity public var id: String
  /// The page for a web browser, as written.
  @Lenient public var url: String?
  /// When it was written.
  @Lenient public var createdAt: Date?
  /// When it was last edited.
  @Lenient public var editedAt: Date?
  /// The author, or the person who boosted `reblog`.
  public var account: Account?
  /// The text as HTML.
  public var content: String?
  /// The text as the author typed it; returned with posts that were just deleted, in place of
  /// `content`.
  @Lenient public var text: String?
  /// The content warning before the text, as plain text; nil if there is none.
  @Lenient public var spoilerText: String?
  /// Whether the author marked the images as sensitive.
  @Lenient public var sensitive: Bool
  /// Who may see it; nil where the server does not say.
  @Lenient public var visibility: StatusVisibility?
  /// Its language, a BCP 47 tag.
  @Lenient public var language: String?
  /// Images and films.
  @Lenient public var mediaAttachments: LossyArray<MediaAttachment>
  /// The mentioned people.
  @Lenient public var mentions: LossyArray<Mention>
  /// The hashtags.
  @Lenient public var tags: LossyArray<Tag>
  /// The custom emoji whose shortcodes its texts may contain.
  @Lenient public var emojis: LossyArray<CustomEmoji>
  /// The number of likes.
  @Lenient public var favouritesCount: Int
  /// The number of boosts.
  @Lenient public var reblogsCount: Int
  /// The number of replies.
  @Lenient public var repliesCount: Int
  /// Whether the reader likes it; nil without a login.
  @Lenient public var favourited: Bool?
  /// Whether the reader boosted it; nil without a login.
  @Lenient public var reblogged: Bool?
  /// The parent.
  @Identity public var inReplyToID: String?
  /// The author of the parent.
  @Identity public var inReplyToAccountID: String?
  /// The poll; nil where the post asks nothing.
  @Lenient public var poll: Poll?
  /// The card of its first link.
  @Lenient public var card: PreviewCard?
  /// Whether the reader muted its conversation; nil without a login.
  @Lenient public var muted: Bool?
  /// Whether the reader bookmarked it; nil without a login.
  @Lenient public var bookmarked: Bool?
  /// Whether the author pinned it; nil unless the reader may pin it.
  @Lenient public var pinned: Bool?
  /// The reader's filters that it meets; none without a login.
  @Lenient public var filtered: LossyArray<FilterResult>
  @Lenient private var ownQuote: StatusQuote?
  @Lenient private var pleroma: Extensions?
  @Lenient private var approval: QuoteApproval?
  private var shared: Indirect<Status>?

  /// The quote; nil if there is none.
  ///
  /// Mastodon and Akkoma return it in the post, Pleroma in a field
  /// of its own.
  public var quote: StatusQuote? { ownQuote ?? pleroma?.quote }

  /// Whether the reader may quote it: `automatic`, `manual`, `denied` or `unknown`; nil where the
  /// server does not say.
  public var quoteApproval: String? { approval?.reader }

  /// The quote policy, as in ``StatusRequest/quotePolicy``; nil where the server returns none of
  /// its values.
  public var quotePolicy: String? { approval?.policy }

  /// The post that this one boosts; its own text is empty then.
  public var reblog: Status? { shared?.value }

  private enum CodingKeys: String, CodingKey {
    case id, url, account, content, text, sensitive, visibility, language, mentions, tags
    case emojis, favourited, reblogged, poll, card, muted, bookmarked, pinned, filtered, pleroma
    case ownQuote = "quote"
    case shared = "reblog"
    case createdAt = "created_at"
    case editedAt = "edited_at"
    case spoilerText = "spoiler_text"
    case mediaAttachments = "media_attachments"
    case favouritesCount = "favourites_count"
    case reblogsCount = "reblogs_count"
    case repliesCount = "replies_count"
    case inReplyToID = "in_reply_to_id"
    case inReplyToAccountID = "in_reply_to_account_id"
    case approval = "quote_approval"
  }

  private struct QuoteApproval: LenientValue {
    /// The people whose quotes need no approval.
    var automatic: [String]?
    /// The result for the reader.
    var reader: String?

    private enum CodingKeys: String, CodingKey {
      case automatic
      case reader = "current_user"
    }

    var policy: String? {
      switch automatic.map(Set.init) {
      case nil: nil
      case []: "nobody"
      case .some(let names) where names.contains("public"): "public"
      case ["followers"]: "followers"
      default: nil
      }
    }
  }

  /// The fields in which Pleroma returns what Mastodon does not have.
  private struct Extensions: LenientValue {
    var quote: StatusQuote?
  }
}
