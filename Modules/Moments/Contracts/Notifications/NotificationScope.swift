public import MomentsLanguage

/// The notifications that the reader sees.
public enum NotificationScope: String, Hashable, Sendable, CaseIterable {
  /// All of them.
  case all
  /// Only mentions and replies.
  case mentions

  /// Its title in the switch.
  public func title(_ strings: Strings) -> String {
    switch self {
    case .all: strings.allNotifications
    case .mentions: strings.mentionsOnly
    }
  }
}
