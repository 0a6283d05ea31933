/// Who may see the post, widest first.
public enum ComposerVisibility: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Everyone; it is in public timelines.
  case `public`
  /// Everyone, but it is in no public timeline.
  case unlisted
  /// The reader's followers.
  case followers
  /// The people mentioned in it.
  case direct

  /// Whether one is wider than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
