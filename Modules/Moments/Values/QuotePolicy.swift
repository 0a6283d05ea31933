/// Who may quote a post, as its author chose.
public enum QuotePolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// Everyone who may see it.
  case everyone = "public"
  /// The author's followers.
  case followers
  /// Only the author.
  case nobody
}
