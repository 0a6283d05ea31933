public import Foundation
public import MomentsValues

/// The quote of a moment.
public struct Quote: Sendable, Hashable {
  /// Whether the quoted post may be shown, and if not, why.
  public enum State: Sendable, Hashable {
    /// Its author approved the quote, or need not.
    case accepted
    /// Its author has not answered the request for approval yet.
    case pending
    /// Its author rejected the quote.
    case rejected
    /// Its author revoked the approval.
    case revoked
    /// The post was deleted.
    case deleted
    /// The reader may not see it, or the reason is unknown.
    case unauthorized
    /// The reader blocked its author, or the author's server.
    case blocked
    /// The reader muted its author.
    case muted
  }

  /// What the source returned; ``effectiveState`` is what the reader sees.
  public var state: State
  /// The identity of the quoted post; nil where the source does not say.
  public var postID: String?
  /// The content to show; nil where it may not be shown, or only its identity is known.
  public var post: QuotedPost? {
    get { shown.first }
    set { shown = newValue.map { [$0] } ?? [] }
  }

  /// The reason the reader hides its author, by actions since the source returned this; nil where
  /// they do not.
  ///
  /// Stores set it when they read the moment; it is not stored with it.
  public var hiding: Moment.Hiding?

  /// None or one: an array, so that the many moments without a quote stay small.
  private var shown: [QuotedPost]

  /// Makes a quote.
  public init(state: State, postID: String? = nil, post: QuotedPost? = nil) {
    self.state = state
    self.postID = post?.id ?? postID
    shown = post.map { [$0] } ?? []
  }

  /// The state that the reader sees: the reader may hide the author.
  public var effectiveState: State {
    switch hiding {
    case .blocked: .blocked
    case .muted: .muted
    case nil: state
    }
  }
}

/// The content of a quoted post.
public struct QuotedPost: Sendable, Hashable, Identifiable {
  /// The identity of the post.
  public var id: String
  /// The person who wrote the quoted post, not the one who quotes it.
  public var author: Account
  /// When it was written; nil where the source does not say.
  public var createdAt: Date?
  /// The text of the author.
  public var text: RichText
  /// The content warning; nil if there is none.
  public var contentWarning: String?
  /// Whether the images are covered at first.
  public var isSensitive: Bool
  /// Images and films, in order.
  public var attachments: [MediaAttachment]
  /// Custom emoji that the warning uses.
  public var emojis: [EmojiReference]
  /// The reader's filters that it meets.
  public var filters: [ContentFilter]
  /// Whether it has a quote of its own, which is not shown.
  public var isQuoting: Bool

  /// Makes the content of a quoted post.
  public init(
    id: String,
    author: Account,
    createdAt: Date? = nil,
    text: RichText = RichText(),
    contentWarning: String? = nil,
    isSensitive: Bool = false,
    attachments: [MediaAttachment] = [],
    emojis: [EmojiReference] = [],
    filters: [ContentFilter] = [],
    isQuoting: Bool = false
  ) {
    self.id = id
    self.author = author
    self.createdAt = createdAt
    self.text = text
    self.contentWarning = contentWarning
    self.isSensitive = isSensitive
    self.attachments = attachments
    self.emojis = emojis
    self.filters = filters
    self.isQuoting = isQuoting
  }

  /// The content of a moment as a quoted post.
  public init(_ moment: Moment) {
    self.init(
      id: moment.postID,
      author: moment.author,
      createdAt: moment.createdAt,
      text: moment.text,
      contentWarning: moment.contentWarning,
      isSensitive: moment.isSensitive,
      attachments: moment.attachments,
      emojis: moment.emojis,
      filters: moment.filters,
      isQuoting: moment.quote != nil
    )
  }
}
