/// Who may quote what is written.
public enum ComposerQuotePolicy: String, CaseIterable, Hashable, Sendable {
  /// Everybody who may see it.
  case everyone
  /// The reader's followers.
  case followers
  /// The reader alone.
  case nobody
}
