public import Foundation

/// A filter that a post meets, as servers return it with the post.
public struct FilterResult: Decodable, Sendable, Hashable {
  /// The filter that matched.
  public struct Filter: Decodable, Sendable, Hashable {
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
      case title, context
      case expiresAt = "expires_at"
      case action = "filter_action"
    }
  }

  /// The filter that is met.
  public var filter: Filter
}
