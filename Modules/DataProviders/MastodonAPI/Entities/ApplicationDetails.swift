/// A program as a server describes it to whoever holds one of its tokens.
public struct ApplicationDetails: Decodable, Sendable, Hashable {
  /// The name that readers see when they sign in.
  public var name: String?
  /// The page of the program, as written.
  public var website: String?
  /// What its tokens may allow at most; empty on servers before Mastodon 4.3.
  public var scopes: [String]

  private enum CodingKeys: String, CodingKey {
    case name, website, scopes
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = values.lenientText(.name)
    website = values.lenientText(.website)
    scopes = values.lossy(String.self, .scopes).elements
  }
}
