/// Posts between few people, not for others.
public struct Conversation: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// Whether there is something in it that the reader has not seen.
  public var unread: Bool
  /// The others who take part.
  public var accounts: LossyArray<Account>
  /// The newest post of it.
  public var lastStatus: Status?

  private enum CodingKeys: String, CodingKey {
    case id, unread, accounts
    case lastStatus = "last_status"
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    unread = values.lenient(Bool.self, .unread) ?? false
    accounts = values.lossy(Account.self, .accounts)
    lastStatus = values.lenient(Status.self, .lastStatus)
  }
}
