public import Foundation

/// A notification of the reader: one event.
public struct MastodonNotification: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The type, as the server names it.
  ///
  /// Some are `mention`, `favourite` and `follow`; servers may add others.
  public var type: String
  /// Equal for events of one group; nil on old servers.
  @Lenient public var groupKey: String?
  /// When it happened.
  @Lenient public var createdAt: Date?
  /// The account that caused the event.
  @Lenient public var account: Account?
  /// The post it is about.
  @Lenient public var status: Status?

  private enum CodingKeys: String, CodingKey {
    case id, type, account, status
    case groupKey = "group_key"
    case createdAt = "created_at"
  }
}
