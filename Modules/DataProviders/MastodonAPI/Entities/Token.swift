/// A token as a server returns it.
public struct Token: Decodable, Sendable, Hashable {
  /// The token itself.
  public var accessToken: AccessToken

  private enum CodingKeys: String, CodingKey {
    case accessToken = "access_token"
  }

  /// Decodes it.
  ///
  /// - Throws: `DecodingError` if there is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    accessToken = AccessToken(try values.decode(String.self, forKey: .accessToken))
  }
}
