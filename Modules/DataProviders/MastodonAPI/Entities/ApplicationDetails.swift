/// A program as a server returns it for one of its tokens.
public struct ApplicationDetails: Decodable, Sendable, Hashable {
  /// The name that readers see when they sign in.
  public var name: String?
  /// The page of the program, as written.
  public var website: String?
  /// The scopes of its tokens; empty on servers before Mastodon 4.3.
  public var scopes: [String]

  private enum CodingKeys: String, CodingKey {
    case name, website, scopes
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = values.lenientText(.name)
    website = values.lenientText(.website)
    scopes = values.lossy(String.self, .scopes).elements
  }
}
