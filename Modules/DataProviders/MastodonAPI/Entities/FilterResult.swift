public import Foundation

/// A filter that a post meets, as servers return it with the post.
public struct FilterResult: Decodable, Sendable, Hashable {
  /// The filter that matched.
  public struct Filter: Decodable, Sendable, Hashable {
    /// The identity at the server; nil where it does not say.
    @Identity public var id: String?
    /// The reader's name of it.
    @Lenient public var title: String?
    /// The places where it applies, as the server names them: "home", "notifications", "public",
    /// "thread", "account".
    @Lenient public var context: [String]
    /// When it expires; nil for never.
    @Lenient public var expiresAt: Date?
    /// The action: "warn", "hide", "blur", or a later one.
    @Lenient public var action: String?

    private enum CodingKeys: String, CodingKey {
      case id, title, context
      case expiresAt = "expires_at"
      case action = "filter_action"
    }
  }

  /// The filter that is met.
  public var filter: Filter
  /// The keywords that the post contains.
  @Lenient public var keywordMatches: [String]
  /// The posts of the filter that this is, or boosts.
  @Lenient public var statusMatches: [String]

  private enum CodingKeys: String, CodingKey {
    case filter
    case keywordMatches = "keyword_matches"
    case statusMatches = "status_matches"
  }
}
