public import MomentsValues

/// The content of the sheet.
public struct ComposerContent: Hashable, Sendable {
  /// The kind of post.
  public enum Kind: Hashable, Sendable {
    /// A new moment.
    case moment
    case comment
    /// An edit of an existing post.
    case edit
  }

  /// The kind of post.
  public var kind: Kind
  /// The reader, once known.
  public var author: PersonReference?
  /// The post that a comment replies to.
  public var answered: ComposerAnswered?
  /// The moment quoted by the edited post.
  public var quoted: QuotedMoment?
  /// Who may quote it.
  public var quotePolicy: QuotePolicy
  /// The possible values of ``quotePolicy``: a single one if there is no choice, and none if the
  /// server does not support quotes.
  public var quotePolicies: [QuotePolicy]
  /// The current text.
  public var text: String
  /// The content warning; `nil` if its field is closed.
  public var warning: String?
  /// Who may see it.
  public var visibility: Visibility
  /// The possible values of ``visibility``, widest first; a single one if there is no choice.
  public var visibilities: [Visibility]
  /// The language it is written in, as a BCP 47 tag.
  public var language: String
  /// The photos, in order.
  public var photos: [ComposerPhoto]
  /// The poll; `nil` if there is none.
  public var poll: PollDraft?
  /// The possible durations of the poll in seconds, shortest first; `nil` for an unchanged end.
  public var pollDurations: [Int?]
  /// What happens to existing votes if the poll is changed or removed; `nil` if nothing does.
  public var pollNotice: String?
  /// When it will be posted; `nil` for immediately.
  public var schedule: ComposerSchedule?
  /// Whether it may be posted later.
  public var canSchedule: Bool
  /// The limits of the server.
  public var limits: PostLimits
  /// The number of remaining characters.
  public var counter: ComposerCounter
  /// The posts that it becomes, in order: each replies to the one before.
  ///
  /// Usually a single one. Text, warning, photos and poll are those of the part at ``part``.
  public var parts: [ComposerPart]
  /// The index of the edited post.
  public var part: Int
  /// Whether there may be another post.
  public var canAddPart: Bool
  /// Whether it can be posted in its current state.
  public var canPost: Bool

  /// Makes content; by default that of an empty new moment.
  public init(
    kind: Kind = .moment,
    author: PersonReference? = nil,
    answered: ComposerAnswered? = nil,
    quoted: QuotedMoment? = nil,
    quotePolicy: QuotePolicy = .everyone,
    quotePolicies: [QuotePolicy] = [],
    text: String = "",
    warning: String? = nil,
    visibility: Visibility = .public,
    visibilities: [Visibility] = Visibility.choices,
    language: String = "en",
    photos: [ComposerPhoto] = [],
    poll: PollDraft? = nil,
    pollDurations: [Int?] = [],
    pollNotice: String? = nil,
    schedule: ComposerSchedule? = nil,
    canSchedule: Bool = false,
    limits: PostLimits = .mastodon,
    counter: ComposerCounter = ComposerCounter(remaining: 500, limit: 500),
    parts: [ComposerPart] = [],
    part: Int = 0,
    canAddPart: Bool = false,
    canPost: Bool = false
  ) {
    self.kind = kind
    self.author = author
    self.answered = answered
    self.quoted = quoted
    self.quotePolicy = quotePolicy
    self.quotePolicies = quotePolicies
    self.text = text
    self.warning = warning
    self.visibility = visibility
    self.visibilities = visibilities
    self.language = language
    self.photos = photos
    self.poll = poll
    self.pollDurations = pollDurations
    self.pollNotice = pollNotice
    self.schedule = schedule
    self.canSchedule = canSchedule
    self.limits = limits
    self.counter = counter
    self.parts = parts
    self.part = part
    self.canAddPart = canAddPart
    self.canPost = canPost
  }

  /// Sets ``counter`` and ``canPost`` by the parts.
  ///
  /// - Parameters:
  ///   - isWriting: Whether the reader writes; nothing can be posted in other phases.
  ///   - hasChanges: Whether an edit changes anything.
  public mutating func complete(isWriting: Bool, hasChanges: Bool) {
    counter = parts[part].counter
    canPost =
      isWriting && schedule?.problem == nil && parts.allSatisfy(\.isReady)
      && parts.contains { !$0.isBlank } && (kind != .edit || hasChanges)
  }

  /// Whether the poll can have another option.
  public var canAddPollOption: Bool { poll.map { $0.options.count < limits.pollOptions } ?? false }

  /// Whether it becomes several posts.
  public var isThread: Bool { parts.count > 1 }

  /// The number of further photos that can be added.
  ///
  /// None beside a poll or a quote.
  public var roomForPhotos: Int {
    poll == nil && quoted == nil ? max(0, limits.attachments - photos.count) : 0
  }
}

/// The post that a comment replies to.
public struct ComposerAnswered: Hashable, Sendable {
  /// Who wrote the post that the comment replies to.
  public var author: PersonReference
  /// "Replying to Ann".
  public var title: RichText
  /// The beginning of its text; may be empty.
  public var text: RichText

  /// Makes a value.
  public init(author: PersonReference, title: RichText, text: RichText) {
    self.author = author
    self.title = title
    self.text = text
  }
}
