/// Who may see what is written, widest first.
public enum ComposerVisibility: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Everybody; it stands in public timelines.
  case `public`
  /// Everybody, but it stands in no public timeline.
  case unlisted
  /// The reader's followers.
  case followers
  /// Those who are named in it.
  case direct

  /// Whether one is wider than another: those that come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
