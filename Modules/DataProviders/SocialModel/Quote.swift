public import Foundation

/// What a moment says of another one that it quotes.
public struct Quote: Sendable, Hashable {
  /// Whether the quoted post may be shown, and if not, why.
  public enum State: Sendable, Hashable {
    /// Its author agrees, or does not need to be asked.
    case accepted
    /// Its author was asked, and has not answered.
    case pending
    /// Its author does not agree.
    case rejected
    /// Its author agreed, and does not any more.
    case revoked
    /// It is gone.
    case deleted
    /// The reader may not see it, or why it does not show is not known.
    case unauthorized
    /// The reader blocked its author, or the server that they are at.
    case blocked
    /// The reader muted its author.
    case muted
  }

  /// Whether it may be shown.
  public var state: State
  /// The identity of the quoted post; nil where the source does not say.
  public var postID: String?
  /// What shows of it; nil where nothing may, or where only its identity is known.
  public var post: QuotedPost? {
    get { shown.first }
    set { shown = newValue.map { [$0] } ?? [] }
  }

  /// Why the reader does not want to see its author, by what they did since the source wrote this;
  /// nil if they want to.
  ///
  /// Stores say it when they read the moment; it is not kept with it.
  public var hiding: Moment.Hiding?

  /// None or one: in an array, so that the many moments that quote nothing stay small.
  private var shown: [QuotedPost]

  /// Makes a quote.
  public init(state: State, postID: String? = nil, post: QuotedPost? = nil) {
    self.state = state
    self.postID = post?.id ?? postID
    shown = post.map { [$0] } ?? []
  }

  /// Whether it may be shown to the reader, who may hide its author.
  public var effectiveState: State {
    switch hiding {
    case .blocked: .blocked
    case .muted: .muted
    case nil: state
    }
  }
}

/// What shows of a post inside of another one that quotes it.
public struct QuotedPost: Sendable, Hashable, Identifiable {
  /// The identity of the post.
  public var id: String
  /// Who wrote it.
  public var author: Account
  /// When it was written; nil where the source does not say.
  public var createdAt: Date?
  /// What the author wrote.
  public var text: FormattedText
  /// A warning that stands in front of it; nil if there is none.
  public var contentWarning: String?
  /// Whether the images start covered.
  public var isSensitive: Bool
  /// Images and films, in order.
  public var attachments: [MediaAttachment]
  /// Custom emoji that the warning uses.
  public var emojis: [CustomEmoji]
  /// The reader's filters that it meets.
  public var filters: [ContentFilter]
  /// Whether it quotes a post itself, which does not show.
  public var isQuoting: Bool

  /// Makes what shows of a post.
  public init(
    id: String,
    author: Account,
    createdAt: Date? = nil,
    text: FormattedText = FormattedText(),
    contentWarning: String? = nil,
    isSensitive: Bool = false,
    attachments: [MediaAttachment] = [],
    emojis: [CustomEmoji] = [],
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

  /// What shows of a moment where another one quotes it.
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
