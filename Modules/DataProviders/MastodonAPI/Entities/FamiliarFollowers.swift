/// Whom the reader follows among those who follow somebody.
public struct FamiliarFollowers: Decodable, Sendable, Hashable, Identifiable {
  /// The account that was asked about; opaque.
  public var id: String
  /// Who follows it and is followed by the reader.
  public var accounts: LossyArray<Account>

  private enum CodingKeys: String, CodingKey {
    case id, accounts
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if it does not say whom it is about.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    accounts = values.lossy(Account.self, .accounts)
  }
}
