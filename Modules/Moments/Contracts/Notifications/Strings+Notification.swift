import MomentsLanguage
import MomentsValues

extension Strings {
  /// What happened, in one sentence: "Ann and 3 others like your moment".
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - names: Some of those who did it.
  ///   - count: How many did it.
  /// - Returns: The sentence.
  func notification(_ kind: NotificationKind, by names: [String], count: Int) -> String {
    let who =
      names.isEmpty
      ? somebody : likedBy(names, isLikedByReader: false, count: count)
    let people = max(count, names.count, 1)
    switch kind {
    case .mention:
      return notificationMention(who)
    case .like:
      return notificationLike(people, who)
    case .boost:
      return notificationBoost(people, who)
    case .follow:
      return notificationFollow(people, who)
    case .followRequest:
      return notificationFollowRequest(people, who)
    case .post:
      return notificationPost(who)
    case .edit:
      return notificationEdit(who)
    case .poll:
      return notificationPoll
    case .quote:
      return notificationQuote(who)
    case .other:
      return notificationOther(who)
    }
  }
}
