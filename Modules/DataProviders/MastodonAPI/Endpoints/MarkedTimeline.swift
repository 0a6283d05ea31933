/// A timeline whose reading position servers store.
public enum MarkedTimeline: String, Sendable, Hashable, CaseIterable {
  /// Posts of those the reader follows.
  case home
  /// The reader's notifications.
  case notifications
}
