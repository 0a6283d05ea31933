public import Foundation

/// A filter of the reader on servers before Mastodon 4.0: one word, which apps search posts for.
public struct LegacyFilter: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String
  /// The word or phrase, plain.
  public var phrase: String
  /// The places where it applies, as the server names them: "home", "notifications", "public",
  /// "thread", "account".
  public var context: [String]
  /// When it expires; nil for never.
  public var expiresAt: Date?
  /// Whether matching posts are never shown, not even behind a warning.
  public var irreversible: Bool
  /// Whether only whole words match.
  public var wholeWord: Bool

  private enum CodingKeys: String, CodingKey {
    case id, phrase, context, irreversible
    case expiresAt = "expires_at"
    case wholeWord = "whole_word"
  }

  /// Reads a filter.
  ///
  /// - Throws: `DecodingError` if it has no identity or no word.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    phrase = try values.decode(String.self, forKey: .phrase)
    context = values.lossy(String.self, .context).elements
    expiresAt = values.lenientDate(.expiresAt)
    irreversible = values.lenient(Bool.self, .irreversible) ?? false
    wholeWord = values.lenient(Bool.self, .wholeWord) ?? false
  }
}
