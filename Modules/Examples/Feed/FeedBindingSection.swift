import Foundations
import ListModel
import UIKit

/// All four requirements in one controller: a post is bound to view models, each shown by its row.
final class FeedBindingSection: ListBindingSectionController<FeedPost> {
  private var isExpanded = false

  init(_ feed: PostFeed) {
    super.init()
    register(FeedAuthorRow.self) { Row({ FeedAuthorView() }, $0) }
    register(FeedTextRow.self) { [weak self] in
      Row({ FeedTextView() }, $0).onSelect(tints: false) { _ in
        self?.isExpanded.toggle()
        self?.updateRows()
      }
    }
    register(FeedPhotosRow.self) { GridRow({ FeedPhotoView() }, $0.photos, columns: 3, rows: 3) }
    register(FeedLikesRow.self) { [weak self] in
      Row({ FeedLikesView() }, $0).onAction { _, _ in
        if let post = self?.object { feed.toggleLike(post) }
      }
    }
    register(FeedComment.self) { [weak self] in
      Row({ FeedCommentView() }, $0).onAction { _, comment in
        if let post = self?.object { feed.delete(comment, of: post) }
      }
    }
  }

  override func viewModels(for post: FeedPost) -> [any ListItemViewModel] {
    var models: [any ListItemViewModel] = [
      FeedAuthorRow(name: post.author), FeedTextRow(text: post.text, isExpanded: isExpanded),
    ]
    if !post.photos.isEmpty { models.append(FeedPhotosRow(photos: post.photos)) }
    models.append(FeedLikesRow(count: post.likeCount, isLiked: post.isLiked))
    return models + (post.comments as [any ListItemViewModel])
  }
}

func bindingFeedScreen() -> UIViewController {
  let feed = PostFeed { FeedPost.samples }
  return ListViewController(feed) { $0.register(FeedPost.self) { FeedBindingSection(feed) } }
}
