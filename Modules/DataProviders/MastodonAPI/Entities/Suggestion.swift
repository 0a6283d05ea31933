/// A person whom the server suggests to follow.
public struct Suggestion: Decodable, Sendable, Hashable {
  /// The person.
  public var account: Account

  private enum CodingKeys: String, CodingKey {
    case account
  }

  /// Reads a suggestion, of the first or the second version of the endpoint: the first returned
  /// only the account.
  ///
  /// - Throws: `DecodingError` if there is no account.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    account =
      values.contains(.account)
      ? try values.decode(Account.self, forKey: .account) : try Account(from: decoder)
  }
}
