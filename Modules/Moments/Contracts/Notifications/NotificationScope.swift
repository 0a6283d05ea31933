/// Which notifications the reader looks at.
public enum NotificationScope: String, Hashable, Sendable, CaseIterable {
  /// All of them.
  case all
  /// Mentions and replies alone.
  case mentions

  /// What the switch calls it.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .all: strings.allNotifications
    case .mentions: strings.mentionsOnly
    }
  }
}
