import SocialModel

/// A mark that a reader sets on posts and takes away again: a like, a boost.
protocol ReaderMark: Sendable, Hashable {
  /// What a moment says of it.
  init(_ moment: Moment)

  /// Whether the reader has set it.
  var isSet: Bool { get }

  /// The state after the reader sets it or takes it away.
  func setting(_ isSet: Bool) -> Self
}

extension LikeState: ReaderMark {
  init(_ moment: Moment) { self = moment.like }

  var isSet: Bool { isLiked }

  func setting(_ isSet: Bool) -> LikeState { settingLiked(isSet) }
}

extension BoostState: ReaderMark {
  init(_ moment: Moment) { self.init(isBoosted: moment.isBoosted, count: moment.boostCount) }

  var isSet: Bool { isBoosted }

  func setting(_ isSet: Bool) -> BoostState { settingBoosted(isSet) }
}
