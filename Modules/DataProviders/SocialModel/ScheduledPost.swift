public import Foundation

/// A post that a server keeps and posts when its time has come.
public struct ScheduledPost: Sendable, Hashable, Identifiable {
  /// The server's own mark; no post has it.
  public var id: String
  /// When it is posted.
  public var scheduledAt: Date
  /// What the reader wrote, as typed.
  public var text: String
  /// A warning that stands in front of it; empty for none.
  public var contentWarning: String
  /// How many images it has.
  public var mediaCount: Int
  /// Whether it asks a question.
  public var hasPoll: Bool
  /// Whether it answers a post.
  public var isReply: Bool

  /// Makes a post that is scheduled.
  public init(
    id: String,
    scheduledAt: Date,
    text: String,
    contentWarning: String = "",
    mediaCount: Int = 0,
    hasPoll: Bool = false,
    isReply: Bool = false
  ) {
    self.id = id
    self.scheduledAt = scheduledAt
    self.text = text
    self.contentWarning = contentWarning
    self.mediaCount = mediaCount
    self.hasPoll = hasPoll
    self.isReply = isReply
  }
}
