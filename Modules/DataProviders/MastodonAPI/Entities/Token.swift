/// A token as a server returns it.
public struct Token: Decodable, Sendable, Hashable {
  /// The token itself.
  public var accessToken: AccessToken
  /// Its scopes, separated by spaces.
  public var scope: String?

  private enum CodingKeys: String, CodingKey {
    case scope
    case accessToken = "access_token"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` if there is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    accessToken = AccessToken(try values.decode(String.self, forKey: .accessToken))
    scope = values.lenientText(.scope)
  }
}
