import DesignKit
import Foundations
import ListModel
import UIKit

// The section controllers of docs/guides/section-controllers.md. They are independent of each
// other.

// Requirement one: a name, and a text that expands when it is tapped.

final class AuthorSection: ListBindingSectionController<Post> {
  override func registerRows() {
    register({ AuthorView() })
  }

  override func rows(for post: Post) -> [any ListItemViewModel] {
    [AuthorRow(name: post.author)]
  }
}

final class TextSection: ListBindingSectionController<Post> {
  private var isExpanded = false

  override func registerRows() {
    register(
      { PostTextView() },
      onSelect: { [weak self] _ in
        self?.isExpanded.toggle()
        self?.updateRows()
      }
    )
  }

  override func rows(for post: Post) -> [any ListItemViewModel] {
    [TextRow(text: post.text, isExpanded: isExpanded)]
  }
}

// Requirement two: likes.

final class LikesSection: ListBindingSectionController<Post> {
  private let onToggle: (Post) -> Void

  init(onToggle: @escaping (Post) -> Void) {
    self.onToggle = onToggle
    super.init()
  }

  override func registerRows() {
    register(
      { LikesView() },
      onAction: { [weak self] _, _ in
        if let self, let post = object { onToggle(post) }
      }
    )
  }

  override func rows(for post: Post) -> [any ListItemViewModel] {
    [LikesRow(count: post.likeCount, isLiked: post.isLiked)]
  }
}

// Requirement three: photos.

final class PhotosSection: ListBindingSectionController<Post> {
  override func registerRows() {
    register({ PhotosView() })
  }

  override func rows(for post: Post) -> [any ListItemViewModel] {
    post.photoCount > 0 ? [PhotosRow(count: post.photoCount)] : []
  }
}

// Requirement four: comments, of which one's own can be deleted, by a button or a swipe.

final class CommentsSection: ListBindingSectionController<Post> {
  private let onDelete: (PostComment, Post) -> Void

  init(onDelete: @escaping (PostComment, Post) -> Void) {
    self.onDelete = onDelete
    super.init()
  }

  override func registerRows() {
    register({ PostCommentView() }, onAction: { [weak self] _, comment in self?.delete(comment) })
  }

  override func rows(for post: Post) -> [any ListItemViewModel] { post.comments }

  override func trailingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    guard let comment = item(at: index, as: PostComment.self), comment.isMine else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(comment)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ comment: PostComment) {
    if let object { onDelete(comment, object) }
  }
}
