/// Who may quote the post.
public enum ComposerQuotePolicy: String, CaseIterable, Hashable, Sendable {
  /// Everyone who may see it.
  case everyone
  /// The reader's followers.
  case followers
  /// The reader alone.
  case nobody
}
