import Foundations
import ListModel
import UIKit

final class FeedCommentsSection: ListSectionController<FeedPost> {
  private let feed: PostFeed

  init(_ feed: PostFeed) { self.feed = feed }

  @RowBuilder override func rows(for post: FeedPost) -> [AnyRow] {
    for comment in post.comments {
      Row({ FeedCommentView() }, comment)
        .onAction { [feed] _, comment in feed.delete(comment, of: post) }
    }
  }
}
