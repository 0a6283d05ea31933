public import Foundation

/// A filter of the reader at the server.
public struct Filter: Decodable, Sendable, Hashable, Identifiable {
  /// A keyword of a filter.
  public struct Keyword: Decodable, Sendable, Hashable, Identifiable {
    /// The identity at the server; opaque.
    @Identity public var id: String
    /// The word or phrase, plain.
    public var keyword: String
    /// Whether only whole words match.
    @Lenient public var wholeWord: Bool

    private enum CodingKeys: String, CodingKey {
      case id, keyword
      case wholeWord = "whole_word"
    }
  }

  /// A post that the reader added to the filter explicitly.
  public struct Status: Decodable, Sendable, Hashable {
    /// The post.
    @Identity public var statusID: String

    private enum CodingKeys: String, CodingKey {
      case statusID = "status_id"
    }
  }

  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The reader's name of it.
  @Lenient public var title: String?
  /// The places where it applies, as the server names them: "home", "notifications", "public",
  /// "thread", "account".
  @Lenient public var context: [String]
  /// When it expires; nil for never.
  @Lenient public var expiresAt: Date?
  /// The action: "warn", "hide", "blur", or a later one.
  @Lenient public var action: String?
  /// The words and phrases; a post meets the filter if it has any of them.
  @Lenient public var keywords: LossyArray<Keyword>
  /// The posts that were added explicitly.
  @Lenient public var statuses: LossyArray<Status>

  private enum CodingKeys: String, CodingKey {
    case id, title, context, keywords, statuses
    case expiresAt = "expires_at"
    case action = "filter_action"
  }
}
