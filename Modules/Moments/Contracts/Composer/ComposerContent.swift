/// What the sheet shows of what is written.
public struct ComposerContent: Hashable, Sendable {
  /// What is written.
  public enum Kind: Hashable, Sendable {
    /// A new moment.
    case moment
    /// A comment.
    case comment
    /// Another text for something posted before.
    case edit
  }

  /// What is written.
  public var kind: Kind
  /// The reader, once known.
  public var author: PersonReference?
  /// Whom a comment answers, and what they wrote.
  public var answered: ComposerAnswered?
  /// What is quoted in the post that the reader is in.
  public var quoted: QuotedMoment?
  /// Who may quote it.
  public var quotePolicy: ComposerQuotePolicy
  /// What ``quotePolicy`` may be: one alone where there is no choice, and none where the server
  /// knows no quotes.
  public var quotePolicies: [ComposerQuotePolicy]
  /// What is written so far.
  public var text: String
  /// The warning that stands in front of it; `nil` where its field is closed.
  public var warning: String?
  /// Who may see it.
  public var visibility: ComposerVisibility
  /// What ``visibility`` may be, widest first; one alone where there is no choice.
  public var visibilities: [ComposerVisibility]
  /// The language it is written in, as a BCP 47 tag.
  public var language: String
  /// The photos, in order.
  public var photos: [ComposerPhoto]
  /// How many photos there may be.
  public var maximumPhotos: Int
  /// The question that it asks; `nil` where there is none.
  public var poll: ComposerPoll?
  /// What becomes of votes that there are already, where the question was taken out.
  public var lostVotes: String?
  /// When it is to be posted; `nil` for at once.
  public var schedule: ComposerSchedule?
  /// Whether it may be posted later.
  public var canSchedule: Bool
  /// How many letters the words of a photo may have.
  public var altTextLimit: Int
  /// How many letters are left.
  public var counter: ComposerCounter
  /// The posts that it becomes, in order: each answers the one before.
  ///
  /// Most often it is one alone. What is said of text, warning, photos and question is that of the
  /// one at ``part``.
  public var parts: [ComposerPart]
  /// The place of the post that the reader is in.
  public var part: Int
  /// Whether there may be another post.
  public var canAddPart: Bool
  /// Whether it can be posted as it is.
  public var canPost: Bool

  /// Makes a content; by default that of an empty new moment.
  public init(
    kind: Kind = .moment,
    author: PersonReference? = nil,
    answered: ComposerAnswered? = nil,
    quoted: QuotedMoment? = nil,
    quotePolicy: ComposerQuotePolicy = .everyone,
    quotePolicies: [ComposerQuotePolicy] = [],
    text: String = "",
    warning: String? = nil,
    visibility: ComposerVisibility = .public,
    visibilities: [ComposerVisibility] = ComposerVisibility.allCases,
    language: String = "en",
    photos: [ComposerPhoto] = [],
    maximumPhotos: Int = 4,
    poll: ComposerPoll? = nil,
    lostVotes: String? = nil,
    schedule: ComposerSchedule? = nil,
    canSchedule: Bool = false,
    altTextLimit: Int = 1500,
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
    self.maximumPhotos = maximumPhotos
    self.poll = poll
    self.lostVotes = lostVotes
    self.schedule = schedule
    self.canSchedule = canSchedule
    self.altTextLimit = altTextLimit
    self.counter = counter
    self.parts = parts
    self.part = part
    self.canAddPart = canAddPart
    self.canPost = canPost
  }

  /// Whether it becomes several posts.
  public var isThread: Bool { parts.count > 1 }

  /// How many more photos there is room for.
  ///
  /// None beside a question or a quote.
  public var roomForPhotos: Int {
    poll == nil && quoted == nil ? max(0, maximumPhotos - photos.count) : 0
  }
}

/// Whom a comment answers.
public struct ComposerAnswered: Hashable, Sendable {
  /// Who wrote it.
  public var author: PersonReference
  /// "Replying to Ann".
  public var title: RichText
  /// The beginning of what they wrote; may be empty.
  public var text: RichText

  /// Makes a value.
  public init(author: PersonReference, title: RichText, text: RichText) {
    self.author = author
    self.title = title
    self.text = text
  }
}
