/// The OAuth endpoints of a server, from its well-known address.
public struct ServerMetadata: Decodable, Sendable, Hashable {
  /// The authorization page.
  @Lenient public var authorizationEndpoint: String?
  /// The endpoint that exchanges a code for a token.
  @Lenient public var tokenEndpoint: String?
  /// The endpoint that revokes a token.
  @Lenient public var revocationEndpoint: String?
  /// The supported scopes.
  @Lenient public var scopes: [String]
  /// The supported challenge methods of PKCE.
  @Lenient public var challengeMethods: [String]

  private enum CodingKeys: String, CodingKey {
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case revocationEndpoint = "revocation_endpoint"
    case scopes = "scopes_supported"
    case challengeMethods = "code_challenge_methods_supported"
  }
}
