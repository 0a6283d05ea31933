/// Which notifications are requested.
public enum NotificationFilter: Sendable, Hashable, CaseIterable {
  /// All of them.
  case all
  /// Mentions of the reader, including replies to them.
  case mentions
}
