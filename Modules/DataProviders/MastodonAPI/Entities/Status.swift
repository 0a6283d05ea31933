public import Foundation

/// A post, as servers that speak the Mastodon client API write it.
///
/// Only the identity is certain. A post whose account, text or shared post is there but broken
/// cannot be read at all; everything else that is missing or of another kind is left empty.
public struct Status: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque, though Mastodon writes digits.
  public var id: String
  /// The identity in the federation, an address.
  public var uri: String?
  /// The page for a web browser, as written.
  public var url: String?
  /// When it was written.
  public var createdAt: Date?
  /// When it was last changed.
  public var editedAt: Date?
  /// Who wrote it, or who shared `reblog`.
  public var account: Account?
  /// The text as HTML.
  public var content: String?
  /// The text as the author typed it; comes with posts that were just deleted, in place of
  /// `content`.
  public var text: String?
  /// The warning before the text, plain; nil if there is none.
  public var spoilerText: String?
  /// Whether the author marks the images as not for everybody.
  public var sensitive: Bool
  /// Who may see it; nil where the server does not say.
  public var visibility: StatusVisibility?
  /// Its language, a BCP 47 tag.
  public var language: String?
  /// Images and films.
  public var mediaAttachments: LossyArray<MediaAttachment>
  /// The people it names.
  public var mentions: LossyArray<Mention>
  /// The topics it names.
  public var tags: LossyArray<Tag>
  /// The custom emoji it uses.
  public var emojis: LossyArray<CustomEmoji>
  /// How many like it.
  public var favouritesCount: Int
  /// How often it was shared.
  public var reblogsCount: Int
  /// How many answers it has.
  public var repliesCount: Int
  /// Whether the reader likes it; nil without a login.
  public var favourited: Bool?
  /// Whether the reader shared it; nil without a login.
  public var reblogged: Bool?
  /// The post it answers.
  public var inReplyToID: String?
  /// Who wrote the post it answers.
  public var inReplyToAccountID: String?
  /// The questions it asks.
  public var poll: Poll?
  /// What its first link leads to.
  public var card: PreviewCard?
  /// Whether the reader muted its conversation; nil without a login.
  public var muted: Bool?
  /// Whether the reader keeps it for later; nil without a login.
  public var bookmarked: Bool?
  /// Whether it stands at the top of the author's profile; nil unless the reader may put it there.
  public var pinned: Bool?
  /// The reader's filters that it meets; none without a login.
  public var filtered: LossyArray<FilterResult>
  /// The post that it quotes; nil if none.
  public var quote: StatusQuote?
  /// Whether the reader may quote it: `automatic`, `manual`, `denied` or `unknown`; nil where the
  /// server does not say.
  public var quoteApproval: String?
  /// Who may quote it, as ``StatusDraft/quotePolicy`` takes it; nil where the server says nothing
  /// that it takes.
  public var quotePolicy: String?
  /// A struct cannot hold itself, an array of it can: none or one.
  private var shared: [Status]

  /// The post that this one shares; its own text is empty then.
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
    /// Whose quotes need no word of the author's.
    var automatic: [String]?
    /// How that applies to the reader.
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

  /// Where Pleroma writes what Mastodon does not know.
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

  /// What is quoted: where Mastodon and Akkoma write it, else where Pleroma does.
  private static func quote(_ values: KeyedDecodingContainer<CodingKeys>) -> StatusQuote? {
    // Errors cost more than questions, and most posts quote none.
    if values.contains(.quote), (try? values.decodeNil(forKey: .quote)) == false {
      return values.lenient(StatusQuote.self, .quote)
    }
    guard values.contains(.pleroma) else { return nil }
    return values.lenient(Extensions.self, .pleroma)?.quote
  }
}
