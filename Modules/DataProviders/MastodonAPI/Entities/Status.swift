public import Foundation

/// A post, as servers with the Mastodon client API return it.
///
/// Only the identity is required. A post with an invalid account, text or boosted post cannot be
/// decoded at all; all other missing values, and values of other types, are left empty.
public struct Status: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque, though Mastodon writes digits.
  public var id: String
  /// The identity in the federation, an address.
  public var uri: String?
  /// The page for a web browser, as written.
  public var url: String?
  /// When it was written.
  public var createdAt: Date?
  /// When it was last edited.
  public var editedAt: Date?
  /// The author, or the person who boosted `reblog`.
  public var account: Account?
  /// The text as HTML.
  public var content: String?
  /// The text as the author typed it; returned with posts that were just deleted, in place of
  /// `content`.
  public var text: String?
  /// The content warning before the text, as plain text; nil if there is none.
  public var spoilerText: String?
  /// Whether the author marked the images as sensitive.
  public var sensitive: Bool
  /// Who may see it; nil where the server does not say.
  public var visibility: StatusVisibility?
  /// Its language, a BCP 47 tag.
  public var language: String?
  /// Images and films.
  public var mediaAttachments: LossyArray<MediaAttachment>
  /// The mentioned people.
  public var mentions: LossyArray<Mention>
  /// The hashtags.
  public var tags: LossyArray<Tag>
  /// The custom emoji.
  public var emojis: LossyArray<CustomEmoji>
  /// The number of likes.
  public var favouritesCount: Int
  /// The number of boosts.
  public var reblogsCount: Int
  /// The number of replies.
  public var repliesCount: Int
  /// Whether the reader likes it; nil without a login.
  public var favourited: Bool?
  /// Whether the reader boosted it; nil without a login.
  public var reblogged: Bool?
  /// The parent.
  public var inReplyToID: String?
  /// The author of the parent.
  public var inReplyToAccountID: String?
  /// The poll.
  public var poll: Poll?
  /// The card of its first link.
  public var card: PreviewCard?
  /// Whether the reader muted its conversation; nil without a login.
  public var muted: Bool?
  /// Whether the reader bookmarked it; nil without a login.
  public var bookmarked: Bool?
  /// Whether the author pinned it; nil unless the reader may pin it.
  public var pinned: Bool?
  /// The reader's filters that it meets; none without a login.
  public var filtered: LossyArray<FilterResult>
  /// The quote; nil if there is none.
  public var quote: StatusQuote?
  /// Whether the reader may quote it: `automatic`, `manual`, `denied` or `unknown`; nil where the
  /// server does not say.
  public var quoteApproval: String?
  /// The quote policy, as in ``StatusDraft/quotePolicy``; nil where the server returns none of its
  /// values.
  public var quotePolicy: String?
  /// None or one: an array, because a struct cannot contain itself.
  private var shared: [Status]

  /// The post that this one boosts; its own text is empty then.
  public var reblog: Status? { shared.first }

  private enum CodingKeys: String, CodingKey {
    case id, uri, url, account, content, text, sensitive, visibility, language, mentions, tags
    case emojis, favourited, reblogged, reblog, poll, card, quote, muted, bookmarked, pinned
    case filtered, pleroma
    case createdAt = "created_at"
    case editedAt = "edited_at"
    case spoilerText = "spoiler_text"
    case mediaAttachments = "media_attachments"
    case favouritesCount = "favourites_count"
    case reblogsCount = "reblogs_count"
    case repliesCount = "replies_count"
    case inReplyToID = "in_reply_to_id"
    case inReplyToAccountID = "in_reply_to_account_id"
    case quoteApproval = "quote_approval"
  }

  private struct QuoteApproval: Decodable {
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
  private struct Extensions: Decodable {
    var quote: StatusQuote?
  }

  /// Reads a post.
  ///
  /// - Throws: `DecodingError` if it has no identity, or if its account, text or shared post is
  ///   broken.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    uri = values.lenientText(.uri)
    url = values.lenientText(.url)
    createdAt = values.lenientDate(.createdAt)
    editedAt = values.lenientDate(.editedAt)
    account = try values.decodeIfPresent(Account.self, forKey: .account)
    content = try values.decodeIfPresent(String.self, forKey: .content)
    text = values.lenientText(.text)
    spoilerText = values.lenientText(.spoilerText)
    sensitive = values.lenient(Bool.self, .sensitive) ?? false
    visibility = values.lenient(String.self, .visibility).map(StatusVisibility.init(word:))
    language = values.lenientText(.language)
    mediaAttachments = values.lossy(MediaAttachment.self, .mediaAttachments)
    mentions = values.lossy(Mention.self, .mentions)
    tags = values.lossy(Tag.self, .tags)
    emojis = values.lossy(CustomEmoji.self, .emojis)
    favouritesCount = values.lenientCount(.favouritesCount) ?? 0
    reblogsCount = values.lenientCount(.reblogsCount) ?? 0
    repliesCount = values.lenientCount(.repliesCount) ?? 0
    favourited = values.lenient(Bool.self, .favourited)
    reblogged = values.lenient(Bool.self, .reblogged)
    inReplyToID = values.lenientIdentity(.inReplyToID)
    inReplyToAccountID = values.lenientIdentity(.inReplyToAccountID)
    poll = values.lenient(Poll.self, .poll)
    card = values.lenient(PreviewCard.self, .card)
    muted = values.lenient(Bool.self, .muted)
    bookmarked = values.lenient(Bool.self, .bookmarked)
    pinned = values.lenient(Bool.self, .pinned)
    filtered = values.lossy(FilterResult.self, .filtered)
    quote = Self.quote(values)
    let approval = values.lenient(QuoteApproval.self, .quoteApproval)
    quotePolicy = approval?.policy
    quoteApproval = approval?.reader
    shared = try values.decodeIfPresent(Status.self, forKey: .reblog).map { [$0] } ?? []
  }

  /// The quote: in the field of Mastodon and Akkoma, otherwise in that of Pleroma.
  private static func quote(_ values: KeyedDecodingContainer<CodingKeys>) -> StatusQuote? {
    // Errors cost more than checks, and most posts have no quote.
    if values.contains(.quote), (try? values.decodeNil(forKey: .quote)) == false {
      return values.lenient(StatusQuote.self, .quote)
    }
    guard values.contains(.pleroma) else { return nil }
    return values.lenient(Extensions.self, .pleroma)?.quote
  }
}
