public import Foundation

/// A notification of the reader: one event.
public struct MastodonNotification: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The type, as the server names it.
  ///
  /// Some are `mention`, `favourite` and `follow`; servers may add others.
  public var type: String
  /// Equal for events of one group; nil on old servers.
  public var groupKey: String?
  /// When it happened.
  public var createdAt: Date?
  /// The account that caused the event.
  public var account: Account?
  /// The post it is about.
  public var status: Status?

  private enum CodingKeys: String, CodingKey {
    case id, type, account, status
    case groupKey = "group_key"
    case createdAt = "created_at"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity or has no type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    type = try values.decode(String.self, forKey: .type)
    groupKey = values.lenientText(.groupKey)
    createdAt = values.lenientDate(.createdAt)
    account = values.lenient(Account.self, .account)
    status = values.lenient(Status.self, .status)
  }
}
