import Foundations
import ListModel
import UIKit

final class FeedLikesSection: ListSectionController<FeedPost> {
  private let feed: PostFeed

  init(_ feed: PostFeed) { self.feed = feed }

  @RowBuilder override func rows(for post: FeedPost) -> [AnyRow] {
    Row({ FeedLikesView() }, FeedLikesRow(count: post.likeCount, isLiked: post.isLiked))
      .onAction { [feed] _, _ in feed.toggleLike(post) }
  }
}
