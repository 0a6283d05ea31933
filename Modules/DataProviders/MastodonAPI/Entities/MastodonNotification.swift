public import Foundation

/// Something that happened to the reader: one event.
public struct MastodonNotification: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// What happened, in the server's word.
  ///
  /// `mention`, `favourite` and `follow` are some; more will come.
  public var type: String
  /// Equal for events that belong together; nil on old servers.
  public var groupKey: String?
  /// When.
  public var createdAt: Date?
  /// Who did it.
  public var account: Account?
  /// The post it is about.
  public var status: Status?

  private enum CodingKeys: String, CodingKey {
    case id, type, account, status
    case groupKey = "group_key"
    case createdAt = "created_at"
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity or does not say what happened.
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
