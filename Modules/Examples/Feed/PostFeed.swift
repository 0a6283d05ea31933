import Foundations
import ListModel
import UIKit

final class PostFeed: PagedListViewModel<FeedPost, Never> {
  func toggleLike(_ post: FeedPost) {
    update(post.itemID) {
      $0.isLiked.toggle()
      $0.likeCount += $0.isLiked ? 1 : -1
    }
  }

  func delete(_ comment: FeedComment, of post: FeedPost) {
    update(post.itemID) { $0.comments.removeAll { $0.id == comment.id } }
  }
}

typealias PostSections = [ListSectionController<FeedPost>]

func feedScreen(_ sections: @escaping (PostFeed) -> PostSections) -> UIViewController {
  let feed = PostFeed { FeedPost.samples }
  return ListViewController(feed) {
    $0.register(FeedPost.self) { ListStackedSectionController(sections(feed)) }
  }
}
