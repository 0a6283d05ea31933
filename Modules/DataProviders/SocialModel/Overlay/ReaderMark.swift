/// A mark that a reader sets and removes: a like, a boost, a bookmark, a follow.
protocol ReaderMark: Sendable, Hashable {
  /// Whether the reader has set it.
  var isSet: Bool { get }

  /// The state after the reader sets it or removes it; the same state if nothing changes.
  func setting(_ isSet: Bool) -> Self
}

extension LikeState: ReaderMark {
  var isSet: Bool { isLiked }

  func setting(_ isSet: Bool) -> LikeState { settingLiked(isSet) }
}

extension BoostState: ReaderMark {
  var isSet: Bool { isBoosted }

  func setting(_ isSet: Bool) -> BoostState { settingBoosted(isSet) }
}

/// A mark without a count: a bookmark, a mute, a block.
struct PlainMark: ReaderMark {
  var isSet: Bool

  func setting(_ isSet: Bool) -> PlainMark { PlainMark(isSet: isSet) }
}

extension Relationship.Following: ReaderMark {
  var isSet: Bool { self != .no }

  func setting(_ isSet: Bool) -> Relationship.Following {
    isSet == self.isSet ? self : isSet ? .yes : .no
  }
}

extension FollowRequest.State: ReaderMark {
  var isSet: Bool { self == .accepted }

  func setting(_ isSet: Bool) -> FollowRequest.State { isSet ? .accepted : .rejected }
}
