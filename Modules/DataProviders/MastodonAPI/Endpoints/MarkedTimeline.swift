/// A timeline whose reading position servers keep.
public enum MarkedTimeline: String, Sendable, Hashable, CaseIterable {
  /// Posts of those the reader follows.
  case home
  /// What happened to the reader.
  case notifications
}
