import SocialModel

/// Who takes what a reader does; what nobody takes is not offered.
struct ReaderActions {
  let likes: any LikeProvider
  var boosts: (any BoostProvider)?
  var follows: (any FollowProvider)?
  var compose: (any ComposeProvider)?
  /// Whether there are lists of the people that are counted.
  var showsPeople = false
}
