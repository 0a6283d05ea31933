public import Foundation

/// A post that the reader is writing.
public struct PostDraft: Sendable, Hashable, Identifiable {
  /// The identity of the draft on this machine; any text that no other draft has.
  public var id: String
  /// What the reader wrote, as typed.
  public var text: String
  /// A warning that stands in front of it; empty for none.
  public var contentWarning: String
  /// Whether its photos start covered; a warning covers them too.
  public var isSensitive: Bool
  /// Who may see it.
  public var visibility: Visibility
  /// Its language as a BCP 47 tag; nil to leave it to the server.
  public var language: String?
  /// Its photos, in order.
  public var media: [DraftMedia]
  /// The question that it asks; nil for none, and for leaving that of a post as it is.
  public var poll: DraftPoll?
  /// The post it answers; `Moment.postID`.
  public var replyTo: String?
  /// The post it quotes; `Moment.postID`.
  ///
  /// An edit can neither change it nor take it away.
  public var quotedPostID: String?
  /// Who may quote it; nil to leave it to the server, and for leaving that of a post as it is.
  public var quotePolicy: QuotePolicy?
  /// The reader's own post that it changes; `Moment.postID`; nil for a new one.
  public var editedPostID: String?
  /// The posts that go on with it, in order, each answering the one before.
  ///
  /// There are none in a draft that changes a post.
  public var continuation: [DraftPart]
  /// Whether it goes on with the post that it answers: the reader wrote both together.
  public var continues: Bool
  /// When it is to be posted; nil for at once.
  ///
  /// Only of a draft that becomes one new post.
  public var scheduledAt: Date?
  /// When the reader last changed the draft.
  public var updatedAt: Date

  /// Makes a draft; by default an empty one, for everybody.
  public init(
    id: String,
    text: String = "",
    contentWarning: String = "",
    isSensitive: Bool = false,
    visibility: Visibility = .public,
    language: String? = nil,
    media: [DraftMedia] = [],
    poll: DraftPoll? = nil,
    replyTo: String? = nil,
    quotedPostID: String? = nil,
    quotePolicy: QuotePolicy? = nil,
    editedPostID: String? = nil,
    continuation: [DraftPart] = [],
    continues: Bool = false,
    scheduledAt: Date? = nil,
    updatedAt: Date
  ) {
    self.id = id
    self.text = text
    self.contentWarning = contentWarning
    self.isSensitive = isSensitive
    self.visibility = visibility
    self.language = language
    self.media = media
    self.poll = poll
    self.replyTo = replyTo
    self.quotedPostID = quotedPostID
    self.quotePolicy = quotePolicy
    self.editedPostID = editedPostID
    self.continuation = continuation
    self.continues = continues
    self.scheduledAt = scheduledAt
    self.updatedAt = updatedAt
  }

  /// Whether there is nothing in it worth keeping.
  public var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }
}
