public import Foundation

/// A filter of the reader's that a post meets, as servers write it into the post.
public struct FilterResult: Decodable, Sendable, Hashable {
  /// What a server says of the filter that matched.
  public struct Filter: Decodable, Sendable, Hashable {
    /// The identity at the server; nil where it does not say.
    public var id: String?
    /// What the reader called it.
    public var title: String?
    /// Where it counts, in the server's words: "home", "notifications", "public", "thread",
    /// "account".
    public var context: [String]
    /// When it ends to count; nil for never.
    public var expiresAt: Date?
    /// What is to be done: "warn", "hide", "blur", or a word that came later.
    public var action: String?

    private enum CodingKeys: String, CodingKey {
      case id, title, context
      case expiresAt = "expires_at"
      case action = "filter_action"
    }

    /// Reads a filter; nothing in it is certain.
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
  /// The words of the filter that the post has.
  public var keywordMatches: [String]
  /// The posts of the filter that this is, or shares.
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
