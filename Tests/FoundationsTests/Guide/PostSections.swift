import DesignKit
import Foundations
import ListModel
import UIKit

// The section controllers of docs/guides/section-controllers.md. They are independent of each
// other.

// Requirement one: a name, and a text that expands when it is tapped.

final class AuthorSection: ListSectionController<Post> {
  @RowBuilder override func rows(for post: Post) -> [AnyRow] {
    Row({ AuthorView() }, AuthorRow(name: post.author))
  }
}

final class TextSection: ListSectionController<Post> {
  private var isExpanded = false

  @RowBuilder override func rows(for post: Post) -> [AnyRow] {
    Row({ PostTextView() }, TextRow(text: post.text, isExpanded: isExpanded))
      .onSelect(tints: false) { [weak self] _ in
        self?.isExpanded.toggle()
        self?.updateRows()
      }
  }
}

// Requirement two: likes.

final class LikesSection: ListSectionController<Post> {
  private let onToggle: (Post) -> Void

  init(onToggle: @escaping (Post) -> Void) { self.onToggle = onToggle }

  @RowBuilder override func rows(for post: Post) -> [AnyRow] {
    Row({ LikesView() }, LikesRow(count: post.likeCount, isLiked: post.isLiked))
      .onAction { [onToggle] _, _ in onToggle(post) }
  }
}

// Requirement three: photos, three by three.

final class PhotosSection: ListSectionController<Post> {
  @RowBuilder override func rows(for post: Post) -> [AnyRow] {
    if !post.photos.isEmpty { GridRow({ PhotoView() }, post.photos, columns: 3) }
  }
}

// Requirement four: comments, of which one's own can be deleted, by a button or a swipe.

final class CommentsSection: ListSectionController<Post> {
  private let onDelete: (PostComment, Post) -> Void

  init(onDelete: @escaping (PostComment, Post) -> Void) { self.onDelete = onDelete }

  @RowBuilder override func rows(for post: Post) -> [AnyRow] {
    for comment in post.comments {
      Row({ PostCommentView() }, comment)
        .onAction { [onDelete] _, comment in onDelete(comment, post) }
        .trailingSwipe { [onDelete] comment in
          guard comment.isMine else { return nil }
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, isDone in
            onDelete(comment, post)
            isDone(true)
          }
          return UISwipeActionsConfiguration(actions: [delete])
        }
    }
  }
}
