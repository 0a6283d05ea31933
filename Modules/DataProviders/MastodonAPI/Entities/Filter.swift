public import Foundation

/// A filter of the reader at the server.
public struct Filter: Decodable, Sendable, Hashable, Identifiable {
  /// A keyword of a filter.
  public struct Keyword: Decodable, Sendable, Hashable, Identifiable {
    /// The identity at the server; opaque.
    public var id: String
    /// The word or phrase, plain.
    public var keyword: String
    /// Whether only whole words match.
    public var wholeWord: Bool

    private enum CodingKeys: String, CodingKey {
      case id, keyword
      case wholeWord = "whole_word"
    }

    /// Reads a word.
    ///
    /// - Throws: `DecodingError` if it has no identity or no text.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.identity(.id)
      keyword = try values.decode(String.self, forKey: .keyword)
      wholeWord = values.lenient(Bool.self, .wholeWord) ?? false
    }
  }

  /// A post that the reader added to the filter explicitly.
  public struct Status: Decodable, Sendable, Hashable {
    /// The post.
    public var statusID: String

    private enum CodingKeys: String, CodingKey {
      case statusID = "status_id"
    }

    /// Reads a post's entry.
    ///
    /// - Throws: `DecodingError` if it names no post.
    public init(from decoder: any Decoder) throws {
      statusID = try decoder.container(keyedBy: CodingKeys.self).identity(.statusID)
    }
  }

  /// The identity at the server; opaque.
  public var id: String
  /// The reader's name of it.
  public var title: String?
  /// The places where it applies, as the server names them: "home", "notifications", "public",
  /// "thread", "account".
  public var context: [String]
  /// When it expires; nil for never.
  public var expiresAt: Date?
  /// The action: "warn", "hide", "blur", or a later one.
  public var action: String?
  /// The keywords.
  public var keywords: LossyArray<Keyword>
  /// The posts that were added explicitly.
  public var statuses: LossyArray<Status>

  private enum CodingKeys: String, CodingKey {
    case id, title, context, keywords, statuses
    case expiresAt = "expires_at"
    case action = "filter_action"
  }

  /// Reads a filter.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    title = values.lenientText(.title)
    context = values.lossy(String.self, .context).elements
    expiresAt = values.lenientDate(.expiresAt)
    action = values.lenientText(.action)
    keywords = values.lossy(Keyword.self, .keywords)
    statuses = values.lossy(Status.self, .statuses)
  }
}
