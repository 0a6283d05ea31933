import SocialModel

/// What the app is made of for one place of moments; what a place cannot do is nil, and no screen offers it.
nonisolated struct ProviderSet: Sendable {
  let timelines: any TimelineSource
  let threads: any ThreadProvider
  let comments: any CommentProvider
  let likes: any LikeProvider
  let explore: any ExploreProvider
  let media: any MediaProvider
  let changes: any ChangeSource
  var boosts: (any BoostProvider)?
  var follows: (any FollowProvider)?
  var compose: (any ComposeProvider)?
  var outbox: (any OutboxProvider)?

  /// What an archive offers: to read, and to like for as long as the program runs.
  init(
    archive provider: some TimelineSource & ThreadProvider & CommentProvider & LikeProvider
      & ExploreProvider & MediaProvider & ChangeSource
  ) {
    timelines = provider
    threads = provider
    comments = provider
    likes = provider
    explore = provider
    media = provider
    changes = provider
  }

  /// What a place offers that is kept in a store: everything.
  init(
    kept provider: some TimelineSource & ThreadProvider & CommentProvider & LikeProvider
      & ExploreProvider & MediaProvider & BoostProvider & FollowProvider & ComposeProvider
      & OutboxProvider & ChangeSource
  ) {
    self.init(archive: provider)
    boosts = provider
    follows = provider
    compose = provider
    outbox = provider
  }
}
