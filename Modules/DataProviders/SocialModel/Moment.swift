public import Foundation
public import MomentsValues

/// One post of a timeline, as screens need it.
///
/// A boost is one moment, too: it shows the boosted post with its own author and text, and
/// `boostedBy` is the person who boosted it. Its `id` is then that of the boost, so that a post and
/// its boost can be in one list, and `postID` is that of the post, which likes belong to.
public struct Moment: Sendable, Hashable, Identifiable {
  /// The reason the reader hides a person.
  public enum Hiding: Int, Sendable, Hashable {
    /// The reader muted them.
    case muted = 1
    /// The reader blocked them.
    case blocked = 2
  }

  /// The identity of the row; opaque, unique in one timeline.
  public var id: String
  /// The identity of the shown post, for the reader's actions on it; equal to `id` unless it is a
  /// boost.
  public var postID: String
  /// The author of the shown post.
  public var author: Account
  /// The person who boosted it, if it is a boost.
  public var boostedBy: Account?
  /// When the post was written; nil where the source does not return a readable time.
  public var createdAt: Date?
  /// When it entered the timeline: the time of the boost for a boost, else `createdAt`.
  ///
  /// Timelines are sorted by it.
  public var listedAt: Date?
  /// When the author last edited it; nil if never.
  public var editedAt: Date?
  /// The text of the author.
  public var text: RichText
  /// The warning in front of text and images until the reader opens it; nil if there is none.
  public var contentWarning: String?
  /// Whether the images are covered at first, by the author's choice.
  public var isSensitive: Bool
  /// Images and films, in the author's order.
  public var attachments: [MediaAttachment]
  /// Whether the reader likes it, and its number of likes.
  public var like: LikeState
  /// Some of the people who like it, if the source returns them; not necessarily as many as
  /// `like.count`.
  public var likers: [Account]
  /// The number of replies.
  public var replyCount: Int
  /// The number of boosts.
  public var boostCount: Int
  /// Whether the reader boosted it.
  public var isBoosted: Bool
  /// Whether the reader bookmarked it.
  public var isBookmarked: Bool
  /// Whether its author pinned it on their profile; nil where the source does not say.
  public var isPinned: Bool?
  /// Who may see it.
  public var visibility: Visibility
  /// The language that the author chose, as a BCP 47 tag; nil if unknown.
  public var language: String?
  /// The page of the post for a web browser.
  public var url: URL?
  /// The parent of the post, if it is a reply.
  public var inReplyToID: String?
  /// The author of the parent; `Account.id`; nil where the source does not say.
  public var inReplyToAccountID: String?
  /// The handle of the author of the parent, without the leading "@"; nil where the source does not
  /// say.
  public var inReplyToHandle: String?
  /// Whether the reader wrote it, and may delete it; false where the source does not say.
  public var isOwn: Bool
  /// Whether it was not sent yet, or is being sent.
  public var isPending: Bool
  /// Whether the reader muted its conversation, which then causes no notifications.
  public var isMuted: Bool
  /// The reason the reader hides its author; nil where they do not.
  public var hiding: Hiding?
  /// The reason the reader hides the person who boosted it; nil where they do not.
  public var boosterHiding: Hiding?
  /// The reader's filters that it meets; `verdict(in:at:)` applies them.
  public var filters: [ContentFilter]
  /// The card of its first link; nil where the source does not return one.
  public var card: LinkCard?
  /// The poll; nil if there is none.
  public var poll: Poll?
  /// Custom emoji that the warning uses.
  public var emojis: [EmojiReference]
  /// The quoted post; nil if there is none.
  public var quote: Quote?
  /// Whether the reader may quote it; nil where the source does not support quotes.
  public var quoteApproval: QuoteApproval?
  /// Who may quote it; nil where the source does not say, or uses an unknown term.
  public var quotePolicy: QuotePolicy?
  /// The state of its translation; nil where it cannot be translated.
  ///
  /// While the translation is shown, the moment contains the translated texts. It is never stored.
  public var translation: MomentTranslation?

  /// Whether one of these people wrote it, boosted it, or wrote the quoted post, so that a change
  /// of the person may change it.
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
    text: RichText = RichText(),
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
    emojis: [EmojiReference] = [],
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

extension Moment {
  /// Notes that the reader boosts it, or undoes that, with the number of boosts.
  public mutating func setBoosted(_ isOn: Bool) {
    guard isOn != isBoosted else { return }
    isBoosted = isOn
    boostCount = max(0, boostCount + (isOn ? 1 : -1))
  }
}
