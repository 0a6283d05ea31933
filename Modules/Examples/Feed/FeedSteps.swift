// The stack of each requirement: one controller more than the one before.

func feedOne() -> PostSections { [feedAuthor(), FeedTextSection()] }

func feedTwo(_ feed: PostFeed) -> PostSections {
  [feedAuthor(), FeedTextSection(), FeedLikesSection(feed)]
}

func feedThree(_ feed: PostFeed) -> PostSections {
  [feedAuthor(), FeedTextSection(), FeedPhotosSection(), FeedLikesSection(feed)]
}
