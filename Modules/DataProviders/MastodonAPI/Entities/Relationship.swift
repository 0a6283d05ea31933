public import Foundation

/// The reader's relationship with a person.
public struct Relationship: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// Whether the reader follows them.
  @Lenient public var following: Bool
  /// Whether their boosts come into the home timeline.
  @Lenient public var showingReblogs: Bool
  /// Whether the reader is notified of each post.
  @Lenient public var notifying: Bool
  /// Whether they follow the reader.
  @Lenient public var followedBy: Bool
  /// Whether the reader blocks them.
  @Lenient public var blocking: Bool
  /// Whether they block the reader.
  @Lenient public var blockedBy: Bool
  /// Whether the reader mutes them.
  @Lenient public var muting: Bool
  /// Whether their notifications are muted too.
  @Lenient public var mutingNotifications: Bool
  /// When the muting ends; nil for never.
  @Lenient public var mutingExpiresAt: Date?
  /// Whether the reader requested to follow them and waits for an answer.
  @Lenient public var requested: Bool
  /// Whether they requested to follow the reader.
  @Lenient public var requestedBy: Bool
  /// Whether the reader blocks their server.
  @Lenient public var domainBlocking: Bool
  @Lenient private var writtenNote: WrittenText?

  /// The reader's note about them; empty for none, nil where the server does not say.
  public var note: String? { writtenNote?.text }

  private enum CodingKeys: String, CodingKey {
    case id, following, notifying, blocking, muting, requested
    case writtenNote = "note"
    case showingReblogs = "showing_reblogs"
    case followedBy = "followed_by"
    case blockedBy = "blocked_by"
    case mutingNotifications = "muting_notifications"
    case mutingExpiresAt = "muting_expires_at"
    case requestedBy = "requested_by"
    case domainBlocking = "domain_blocking"
  }
}
