// The whole feed: four requirements, a controller each.

func feedFour(_ feed: PostFeed) -> PostSections {
  [
    feedAuthor(), FeedTextSection(), FeedPhotosSection(), FeedLikesSection(feed),
    FeedCommentsSection(feed),
  ]
}
