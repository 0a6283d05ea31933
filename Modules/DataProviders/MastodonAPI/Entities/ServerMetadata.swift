/// The OAuth endpoints of a server, from its well-known address.
public struct ServerMetadata: Decodable, Sendable, Hashable {
  /// The authorization page.
  public var authorizationEndpoint: String?
  /// The endpoint that exchanges a code for a token.
  public var tokenEndpoint: String?
  /// The endpoint that revokes a token.
  public var revocationEndpoint: String?
  /// The supported scopes.
  public var scopes: [String]
  /// The supported challenge methods of PKCE.
  public var challengeMethods: [String]

  private enum CodingKeys: String, CodingKey {
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case revocationEndpoint = "revocation_endpoint"
    case scopes = "scopes_supported"
    case challengeMethods = "code_challenge_methods_supported"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    authorizationEndpoint = values.lenientText(.authorizationEndpoint)
    tokenEndpoint = values.lenientText(.tokenEndpoint)
    revocationEndpoint = values.lenientText(.revocationEndpoint)
    scopes = values.lossy(String.self, .scopes).elements
    challengeMethods = values.lossy(String.self, .challengeMethods).elements
  }
}
