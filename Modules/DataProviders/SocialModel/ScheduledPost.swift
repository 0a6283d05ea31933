public import Foundation
public import MomentsValues

/// A post that a server stores and posts at its time.
public struct ScheduledPost: Sendable, Hashable, Codable, Identifiable {
  /// The server's identity of the scheduled post; not that of the later post.
  public var id: String
  /// The time of posting.
  public var scheduledAt: Date
  /// The text as the reader typed it.
  public var text: String
  /// The content warning; empty for none.
  public var contentWarning: String
  /// The numbers of what is attached.
  public var media: MediaCounts
  /// Whether it has a poll.
  public var hasPoll: Bool
  /// Whether it is a reply.
  public var isReply: Bool

  /// Makes a scheduled post.
  public init(
    id: String,
    scheduledAt: Date,
    text: String,
    contentWarning: String = "",
    media: MediaCounts = MediaCounts(),
    hasPoll: Bool = false,
    isReply: Bool = false
  ) {
    self.id = id
    self.scheduledAt = scheduledAt
    self.text = text
    self.contentWarning = contentWarning
    self.media = media
    self.hasPoll = hasPoll
    self.isReply = isReply
  }
}
