/// The followers of a person whom the reader follows.
public struct FamiliarFollowers: Decodable, Sendable, Hashable, Identifiable {
  /// The requested account; opaque.
  public var id: String
  /// Its followers whom the reader follows.
  public var accounts: LossyArray<Account>

  private enum CodingKeys: String, CodingKey {
    case id, accounts
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if it names no account.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    accounts = values.lossy(Account.self, .accounts)
  }
}
