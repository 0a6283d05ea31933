public import Foundation

/// A filter of the reader on servers before Mastodon 4.0: one word, which apps search posts for.
public struct LegacyFilter: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  @Identity public var id: String
  /// The word or phrase, plain.
  public var phrase: String
  /// The places where it applies, as the server names them: "home", "notifications", "public",
  /// "thread", "account".
  @Lenient public var context: [String]
  /// When it expires; nil for never.
  @Lenient public var expiresAt: Date?
  /// Whether matching posts are never shown, not even behind a warning.
  @Lenient public var irreversible: Bool
  /// Whether only whole words match.
  @Lenient public var wholeWord: Bool

  private enum CodingKeys: String, CodingKey {
    case id, phrase, context, irreversible
    case expiresAt = "expires_at"
    case wholeWord = "whole_word"
  }
}
