public import Foundation

/// The reader's relationship with a person.
public struct Relationship: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// Whether the reader follows them.
  public var following: Bool
  /// Whether their boosts come into the home timeline.
  public var showingReblogs: Bool
  /// Whether the reader is notified of each post.
  public var notifying: Bool
  /// Whether they follow the reader.
  public var followedBy: Bool
  /// Whether the reader blocks them.
  public var blocking: Bool
  /// Whether they block the reader.
  public var blockedBy: Bool
  /// Whether the reader mutes them.
  public var muting: Bool
  /// Whether their notifications are muted too.
  public var mutingNotifications: Bool
  /// When the muting ends; nil for never.
  public var mutingExpiresAt: Date?
  /// Whether the reader requested to follow them and waits for an answer.
  public var requested: Bool
  /// Whether they requested to follow the reader.
  public var requestedBy: Bool
  /// Whether the reader blocks their server.
  public var domainBlocking: Bool
  /// The reader's note about them; empty for none, nil where the server does not say.
  public var note: String?

  private enum CodingKeys: String, CodingKey {
    case id, following, notifying, blocking, muting, requested, note
    case showingReblogs = "showing_reblogs"
    case followedBy = "followed_by"
    case blockedBy = "blocked_by"
    case mutingNotifications = "muting_notifications"
    case mutingExpiresAt = "muting_expires_at"
    case requestedBy = "requested_by"
    case domainBlocking = "domain_blocking"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    following = values.lenient(Bool.self, .following) ?? false
    showingReblogs = values.lenient(Bool.self, .showingReblogs) ?? false
    notifying = values.lenient(Bool.self, .notifying) ?? false
    followedBy = values.lenient(Bool.self, .followedBy) ?? false
    blocking = values.lenient(Bool.self, .blocking) ?? false
    blockedBy = values.lenient(Bool.self, .blockedBy) ?? false
    muting = values.lenient(Bool.self, .muting) ?? false
    mutingNotifications = values.lenient(Bool.self, .mutingNotifications) ?? false
    mutingExpiresAt = values.lenientDate(.mutingExpiresAt)
    requested = values.lenient(Bool.self, .requested) ?? false
    requestedBy = values.lenient(Bool.self, .requestedBy) ?? false
    domainBlocking = values.lenient(Bool.self, .domainBlocking) ?? false
    note = values.lenient(String.self, .note)
  }
}
