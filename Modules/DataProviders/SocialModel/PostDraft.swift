public import Foundation
public import MomentsValues

/// A post that the reader is writing.
public struct PostDraft: Sendable, Hashable, Codable, Identifiable {
  /// The identity of the draft on this machine; any unique text.
  public var id: String
  /// The text as the reader typed it.
  public var text: String
  /// The content warning; empty for none.
  public var contentWarning: String
  /// Whether its photos are covered at first; a warning covers them, too.
  public var isSensitive: Bool
  /// Who may see it.
  public var visibility: Visibility
  /// Its language as a BCP 47 tag; nil to leave it to the server.
  public var language: String?
  /// Its photos, in order.
  public var media: [DraftMedia]
  /// The poll; nil for none, and to keep that of an edited post.
  public var poll: PollDraft?
  /// The parent; `Moment.postID`.
  public var replyTo: String?
  /// The quoted post; `Moment.postID`.
  ///
  /// An edit can neither change nor remove it.
  public var quotedPostID: String?
  /// Who may quote it; nil to leave it to the server, and to keep that of an edited post.
  public var quotePolicy: QuotePolicy?
  /// The reader's own post that it edits; `Moment.postID`; nil for a new one.
  public var editedPostID: String?
  /// The continuation of a thread of posts, in order; each part replies to the one before.
  ///
  /// It is empty in a draft that edits a post.
  public var continuation: [DraftPart]
  /// Whether it continues its parent in a thread of posts that the reader wrote together.
  public var continues: Bool
  /// When it is to be posted; nil for immediately.
  ///
  /// Only for a draft of one new post.
  public var scheduledAt: Date?
  /// When the reader last changed the draft.
  public var updatedAt: Date

  /// Makes a draft; by default an empty public one.
  public init(
    id: String,
    text: String = "",
    contentWarning: String = "",
    isSensitive: Bool = false,
    visibility: Visibility = .public,
    language: String? = nil,
    media: [DraftMedia] = [],
    poll: PollDraft? = nil,
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

  /// Whether it has nothing worth storing.
  public var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }
}
