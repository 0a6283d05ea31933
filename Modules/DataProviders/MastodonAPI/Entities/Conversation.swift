/// A conversation of direct posts.
public struct Conversation: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// Whether it has posts that the reader has not seen.
  public var unread: Bool
  /// The other participants.
  public var accounts: LossyArray<Account>
  /// Its newest post.
  public var lastStatus: Status?

  private enum CodingKeys: String, CodingKey {
    case id, unread, accounts
    case lastStatus = "last_status"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
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
