/// A token as a server hands it out.
public struct Token: Decodable, Sendable, Hashable {
  /// What authorizes later requests.
  public var accessToken: AccessToken
  /// What it allows, separated by spaces.
  public var scope: String?

  private enum CodingKeys: String, CodingKey {
    case scope
    case accessToken = "access_token"
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` if there is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    accessToken = AccessToken(try values.decode(String.self, forKey: .accessToken))
    scope = values.lenientText(.scope)
  }
}
