/// The OAuth endpoints of a server, from its well-known address.
public struct ServerMetadata: Decodable, Sendable, Hashable {
  /// Where the reader says yes.
  public var authorizationEndpoint: String?
  /// Where a code becomes a token.
  public var tokenEndpoint: String?
  /// Where a token ends.
  public var revocationEndpoint: String?
  /// What a token may allow.
  public var scopes: [String]
  /// How a challenge may be made of a verifier.
  public var challengeMethods: [String]

  private enum CodingKeys: String, CodingKey {
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case revocationEndpoint = "revocation_endpoint"
    case scopes = "scopes_supported"
    case challengeMethods = "code_challenge_methods_supported"
  }

  /// Reads it; what is missing or of another kind is left empty.
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
