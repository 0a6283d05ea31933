/// Which notifications are asked for.
public enum NotificationFilter: Sendable, Hashable, CaseIterable {
  /// All of them.
  case all
  /// Those of somebody who names the reader, or replies to them.
  case mentions
}
