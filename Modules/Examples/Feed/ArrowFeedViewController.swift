import Foundations
import ListModel
import UIKit

/// The feed with an arrow beside each author, which opens a sheet of actions.
final class ArrowFeedViewController: ListViewController {
  private let feed = PostFeed { FeedPost.samples }

  init() { super.init(ListView(feed)) }

  override func registerRows() {
    register(FeedPost.self) { [feed, weak self] in
      ListStackedSectionController([
        FeedArrowSection { self?.showActions(of: $0) }, FeedTextSection(), FeedLikesSection(feed),
      ])
    }
  }

  private func showActions(of post: FeedPost) {
    let sheet = UIAlertController(title: post.author, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: post.isLiked ? "Unlike" : "Like", style: .default) { [feed] _ in
        feed.toggleLike(post)
      }
    )
    sheet.addAction(
      UIAlertAction(title: "Hide", style: .destructive) { [feed] _ in feed.remove(post.itemID) }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}

/// The author with an arrow.
final class FeedArrowSection: ListSectionController<FeedPost> {
  private let onArrow: (FeedPost) -> Void

  init(onArrow: @escaping (FeedPost) -> Void) { self.onArrow = onArrow }

  @RowBuilder override func rows(for post: FeedPost) -> [AnyRow] {
    Row({ FeedAuthorView(hasArrow: true) }, FeedAuthorRow(name: post.author))
      .pool("arrow")
      .onAction { [onArrow] _, _ in onArrow(post) }
  }
}
