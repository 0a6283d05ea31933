/// The OAuth endpoints of a server, from its well-known address.
public struct ServerMetadata: Decodable, Sendable, Hashable {
  /// The authorization page.
  @Lenient public var authorizationEndpoint: String?
  /// The endpoint that exchanges a code for a token.
  @Lenient public var tokenEndpoint: String?
  /// The endpoint that revokes a token.
  @Lenient public var revocationEndpoint: String?

  private enum CodingKeys: String, CodingKey {
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case revocationEndpoint = "revocation_endpoint"
  }
}
