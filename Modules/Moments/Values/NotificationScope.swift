/// Which notifications are requested and shown.
public enum NotificationScope: String, Sendable, Hashable, CaseIterable {
  /// All of them.
  case all
  /// Mentions of the reader, including replies to them.
  case mentions
}
