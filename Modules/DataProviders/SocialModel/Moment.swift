public import Foundation

/// One post of a timeline, as the screens need it: read once by a provider, then only passed on.
///
/// A post that somebody shared (a "boost") is one moment too: it shows the shared post with its own
/// author and text, and says in `boostedBy` who put it in front of the reader. Its `id` is then
/// that of the sharing, so that a post and its sharing can stand in one list, and `postID` is that
/// of the post, which likes belong to.
public struct Moment: Sendable, Hashable, Identifiable {
  /// Why the reader does not want to see somebody.
  public enum Hiding: Int, Sendable, Hashable {
    /// The reader muted them.
    case muted = 1
    /// The reader blocked them.
    case blocked = 2
  }

  /// The identity of the row; opaque, unique in one timeline.
  public var id: String
  /// The identity of the post that is shown, for what a reader does with it; equal to `id` unless
  /// somebody shared it.
  public var postID: String
  /// Who wrote what is shown.
  public var author: Account
  /// Who shared it, if it came into the timeline that way.
  public var boostedBy: Account?
  /// When the post was written; nil where the source does not say, or not readably.
  public var createdAt: Date?
  /// When it came into the timeline: the time of the sharing for a shared post, else `createdAt`.
  ///
  /// Timelines sort by it.
  public var listedAt: Date?
  /// When the author last changed it; nil if never.
  public var editedAt: Date?
  /// What the author wrote.
  public var text: FormattedText
  /// A warning that stands in front of text and images until the reader asks for them; nil if
  /// there is none.
  public var contentWarning: String?
  /// Whether the images start covered, by the author's choice.
  public var isSensitive: Bool
  /// Images and films, in the author's order.
  public var attachments: [MediaAttachment]
  /// Whether the reader likes it, and how many people do.
  public var like: LikeState
  /// Some of those who like it, if the source says; not necessarily as many as `like.count`.
  public var likers: [Account]
  /// How many answers it has.
  public var replyCount: Int
  /// How often it was shared.
  public var boostCount: Int
  /// Whether the reader shares it.
  public var isBoosted: Bool
  /// Whether the reader keeps it among their bookmarks.
  public var isBookmarked: Bool
  /// Whether its author shows it first on their profile; nil where the source does not say.
  public var isPinned: Bool?
  /// Who may see it.
  public var visibility: Visibility
  /// The language the author gave, as a BCP 47 tag; nil if unknown.
  public var language: String?
  /// The page of the post for a web browser.
  public var url: URL?
  /// The post this one answers, if it does.
  public var inReplyToID: String?
  /// Who wrote that post; `Account.id`; nil where the source does not say.
  public var inReplyToAccountID: String?
  /// The same by their address, without the leading "@"; nil where the source does not say.
  public var inReplyToHandle: String?
  /// Whether the reader wrote it, and so may delete it; false where the source does not say.
  public var isOwn: Bool
  /// Whether it is still on its way to the server, or waits for a network.
  public var isPending: Bool
  /// Whether the reader muted the conversation it belongs to: they are told of nothing in it.
  public var isMuted: Bool
  /// Why the reader does not want to see who wrote it; nil where they do.
  public var hiding: Hiding?
  /// The same of who shared it.
  public var boosterHiding: Hiding?
  /// The reader's filters that it meets; `verdict(in:at:)` says what they make of it.
  public var filters: [ContentFilter]
  /// What its first link leads to; nil where the source does not say.
  public var card: LinkCard?
  /// The question that it asks; nil if none.
  public var poll: Poll?
  /// Custom emoji that the warning uses.
  public var emojis: [CustomEmoji]
  /// The post that it quotes; nil if none.
  public var quote: Quote?
  /// Whether the reader may quote it; nil where the source knows no quotes.
  public var quoteApproval: QuoteApproval?
  /// Who may quote it; nil where the source does not say, or in words that are not known.
  public var quotePolicy: QuotePolicy?
  /// How far its translation is; nil where nobody translates it.
  ///
  /// Where the translation shows, its words stand in the moment. Never kept.
  public var translation: MomentTranslation?

  /// Whether some of these people wrote it, shared it, or wrote what it quotes: then it may show
  /// otherwise when something about them changes.
  public func names(anyOf people: Set<Account.ID>) -> Bool {
    people.contains(author.id) || boostedBy.map { people.contains($0.id) } == true
      || quote?.post.map { people.contains($0.author.id) } == true
  }

  /// Makes a moment; everything but the identity and the author may be left out.
  public init(
    id: String,
    postID: String? = nil,
    author: Account,
    boostedBy: Account? = nil,
    createdAt: Date? = nil,
    listedAt: Date? = nil,
    editedAt: Date? = nil,
    text: FormattedText = FormattedText(),
    contentWarning: String? = nil,
    isSensitive: Bool = false,
    attachments: [MediaAttachment] = [],
    like: LikeState = LikeState(),
    likers: [Account] = [],
    replyCount: Int = 0,
    boostCount: Int = 0,
    isBoosted: Bool = false,
    isBookmarked: Bool = false,
    isPinned: Bool? = nil,
    visibility: Visibility = .public,
    language: String? = nil,
    url: URL? = nil,
    inReplyToID: String? = nil,
    inReplyToAccountID: String? = nil,
    inReplyToHandle: String? = nil,
    isOwn: Bool = false,
    isPending: Bool = false,
    isMuted: Bool = false,
    hiding: Hiding? = nil,
    boosterHiding: Hiding? = nil,
    filters: [ContentFilter] = [],
    card: LinkCard? = nil,
    poll: Poll? = nil,
    emojis: [CustomEmoji] = [],
    quote: Quote? = nil,
    quoteApproval: QuoteApproval? = nil,
    quotePolicy: QuotePolicy? = nil,
    translation: MomentTranslation? = nil
  ) {
    self.id = id
    self.postID = postID ?? id
    self.author = author
    self.boostedBy = boostedBy
    self.createdAt = createdAt
    self.listedAt = listedAt ?? createdAt
    self.editedAt = editedAt
    self.text = text
    self.contentWarning = contentWarning
    self.isSensitive = isSensitive
    self.attachments = attachments
    self.like = like
    self.likers = likers
    self.replyCount = replyCount
    self.boostCount = boostCount
    self.isBoosted = isBoosted
    self.isBookmarked = isBookmarked
    self.isPinned = isPinned
    self.visibility = visibility
    self.language = language
    self.url = url
    self.inReplyToID = inReplyToID
    self.inReplyToAccountID = inReplyToAccountID
    self.inReplyToHandle = inReplyToHandle
    self.isOwn = isOwn
    self.isPending = isPending
    self.isMuted = isMuted
    self.hiding = hiding
    self.boosterHiding = boosterHiding
    self.filters = filters
    self.card = card
    self.poll = poll
    self.emojis = emojis
    self.quote = quote
    self.quoteApproval = quoteApproval
    self.quotePolicy = quotePolicy
    self.translation = translation
  }
}
