import Foundations
import ListModel

// The stack of each requirement: one controller more than the one before.

func feedOne() -> [ListSectionController<FeedPost>] {
  [FeedAuthorSection(), FeedTextSection()]
}

func feedTwo(_ feed: PostFeed) -> [ListSectionController<FeedPost>] {
  [FeedAuthorSection(), FeedTextSection(), FeedLikesSection(feed)]
}

func feedThree(_ feed: PostFeed) -> [ListSectionController<FeedPost>] {
  [FeedAuthorSection(), FeedTextSection(), FeedPhotosSection(), FeedLikesSection(feed)]
}

func feedFour(_ feed: PostFeed) -> [ListSectionController<FeedPost>] {
  feedThree(feed) + [FeedCommentsSection(feed)]
}
