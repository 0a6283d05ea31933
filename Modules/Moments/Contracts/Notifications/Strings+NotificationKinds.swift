public import MomentsLanguage
public import MomentsValues

/// Texts about the kinds of notifications and about dismissing them.
extension Strings {
  /// The title of a scope in the switch.
  public func notificationScope(_ scope: NotificationScope) -> String {
    switch scope {
    case .all: allNotifications
    case .mentions: mentionsOnly
    }
  }

  /// The name of a kind of notifications, in the plural.
  public func notificationKind(_ kind: NotificationKind) -> String {
    switch kind {
    case .mention: mentionsOnly
    case .like: notificationKindLike
    case .boost: notificationKindBoost
    case .quote: notificationKindQuote
    case .follow: notificationKindFollow
    case .followRequest: notificationKindFollowRequest
    case .poll: notificationKindPoll
    case .edit: notificationKindEdit
    case .post: notificationKindPost
    case .other: notificationKindOther
    }
  }

  /// The message with the hidden kinds, when nothing is visible.
  ///
  /// - Parameter kinds: The hidden kinds; at least one.
  /// - Returns: "Hidden: likes, boosts. Choose what to show in the menu above."
  public func hiddenNotifications(_ kinds: [NotificationKind]) -> String {
    let names = list(kinds.map(notificationKind))
    return hiddenNotificationsNames(names)
  }

  /// The question before all notifications are cleared.
  public var clearNotificationsQuestion: MomentRow.Actions.Question {
    MomentRow.Actions.Question(
      title: clearNotifications,
      question: clearNotificationsQuestionTitle,
      explanation: clearNotificationsQuestionExplanation
    )
  }
}
