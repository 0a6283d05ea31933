public import Foundation

/// A filter that a post meets, as servers return it with the post.
public struct FilterResult: Decodable, Sendable, Hashable {
  /// The filter that matched.
  public struct Filter: Decodable, Sendable, Hashable {
    /// The identity at the server; nil where it does not say.
    public var id: String?
    /// The reader's name of it.
    public var title: String?
    /// The places where it applies, as the server names them: "home", "notifications", "public",
    /// "thread", "account".
    public var context: [String]
    /// When it expires; nil for never.
    public var expiresAt: Date?
    /// The action: "warn", "hide", "blur", or a later one.
    public var action: String?

    private enum CodingKeys: String, CodingKey {
      case id, title, context
      case expiresAt = "expires_at"
      case action = "filter_action"
    }

    /// Reads a filter; every value is optional.
    ///
    /// - Throws: `DecodingError` only where there is no object.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = values.lenientIdentity(.id)
      title = values.lenientText(.title)
      context = values.lossy(String.self, .context).elements
      expiresAt = values.lenientDate(.expiresAt)
      action = values.lenientText(.action)
    }
  }

  /// The filter that is met.
  public var filter: Filter
  /// The keywords that the post contains.
  public var keywordMatches: [String]
  /// The posts of the filter that this is, or boosts.
  public var statusMatches: [String]

  private enum CodingKeys: String, CodingKey {
    case filter
    case keywordMatches = "keyword_matches"
    case statusMatches = "status_matches"
  }

  /// Reads a result.
  ///
  /// - Throws: `DecodingError` if it names no filter.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    filter = try values.decode(Filter.self, forKey: .filter)
    keywordMatches = values.lossy(String.self, .keywordMatches).elements
    statusMatches = values.lossy(String.self, .statusMatches).elements
  }
}
