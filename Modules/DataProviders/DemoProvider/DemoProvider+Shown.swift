import MomentsValues
import SocialModel

/// The content with the reader's actions.
extension DemoProvider {
  /// Posts as they are shown, without deleted ones.
  func shown(_ ids: some Sequence<String>) -> [Moment] { shown(ids.compactMap(post)) }

  /// Moments as they are shown, without deleted ones.
  func shown(_ moments: some Sequence<Moment>) -> [Moment] {
    moments.filter { !deleted.contains($0.postID) }.map { shown($0) }
  }

  /// A moment with the reader's actions.
  func shown(_ moment: Moment) -> Moment {
    let id = moment.postID
    var moment = moment
    moment.like = moment.like.settingLiked(marks[.like, id] ?? moment.like.isLiked)
    moment.setBoosted(marks[.boost, id] ?? moment.isBoosted)
    moment.isBookmarked = marks[.bookmark, id] ?? moment.isBookmarked
    moment.isPinned = marks[.pin, id] ?? moment.isPinned
    moment.isMuted = marks[.muteConversation, id] ?? moment.isMuted
    moment.hiding = hiding(of: moment.author, over: moment.hiding)
    if let quote = moment.quote, let quoted = quote.post {
      moment.quote?.hiding = hiding(of: quoted.author, over: quote.hiding)
    }
    if let booster = moment.boostedBy {
      moment.boosterHiding = hiding(of: booster, over: moment.boosterHiding)
    }
    moment.filters = metFilters(of: moment)
    if let choices = votes[id] { moment.poll = moment.poll?.voting(for: choices) }
    return translations.applied(to: moment, isOffered: DemoContent.isTranslated(moment: id))
  }

  /// A relationship with the reader's actions.
  func shown(_ relationship: Relationship) -> Relationship {
    let id = relationship.id
    var relationship = relationship
    if let isFollowed = marks[.follow, id], isFollowed != (relationship.following != .no) {
      relationship.following = isFollowed ? .yes : .no
    }
    relationship.isMuted = marks[.mute, id] ?? relationship.isMuted
    relationship.isBlocked = marks[.block, id] ?? relationship.isBlocked
    return relationship
  }

  /// The reason why the reader hides a person; overrides that of the content.
  private func hiding(of person: Account, over content: Moment.Hiding?) -> Moment.Hiding? {
    if marks[.block, person.id] ?? (content == .blocked) { return .blocked }
    return marks[.mute, person.id] ?? (content == .muted) ? .muted : nil
  }
}
