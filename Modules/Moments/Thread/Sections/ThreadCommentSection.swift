import DesignKit
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import UIKit

/// One comment: its actions, a swipe that deletes one's own, and its images, loaded in the working
/// range.
final class ThreadCommentSection: ListSingleSectionController<ThreadCommentView> {
  private let threadViewModel: any ThreadViewModel
  private let imageLoader: ImageLoader
  private let ask: (MomentRow.Actions.Question, @escaping () -> Void) -> Void

  init(
    viewModel: any ThreadViewModel,
    imageLoader: ImageLoader,
    ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void
  ) {
    threadViewModel = viewModel
    self.ask = ask
    self.imageLoader = imageLoader
    super.init({ ThreadCommentView(imageLoader: imageLoader) })
    workingRangeDelegate = self
  }

  override func didPerform(_ action: ThreadCommentView.Action, in row: ThreadCommentRow) {
    switch action {
    case .toggleLike: threadViewModel.toggleLike(row.id)
    case .toggleCollapse(let comment): threadViewModel.toggleCollapse(comment)
    case .toggleWarning: threadViewModel.toggleWarning(row.id)
    case .showOriginal: threadViewModel.perform(.translate, on: row.id)
    case .open(let target): threadViewModel.open(target)
    case .openPhoto(let index): threadViewModel.openPhoto(at: index, of: row.id)
    case .openQuoted: threadViewModel.perform(.openQuoted, on: row.id)
    case .openAuthor: threadViewModel.openProfile(row.author)
    case .delete: threadViewModel.delete(row.id)
    }
  }

  /// The menu of the comment.
  override func contextMenu(at index: Int) -> UIMenu? {
    guard let row = viewModel else { return nil }
    return MomentMenu(strings: threadViewModel.strings, ask: ask) { [threadViewModel] command in
      switch command {
      case .like: threadViewModel.toggleLike(row.id)
      case .reply: threadViewModel.reply(to: row.id)
      case .delete: threadViewModel.delete(row.id)
      case .other(let command): threadViewModel.perform(command, on: row.id)
      // Comments are neither boosted nor edited.
      case .boost, .edit: break
      }
    }
    .menu(
      isLiked: row.likes.isLiked,
      actions: row.menuActions,
      text: row.isConcealed ? nil : row.text.string
    )
  }

  /// A swipe from the leading side replies.
  override func leadingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    guard let row = viewModel, let title = row.replyTitle else { return nil }
    let reply = UIContextualAction(style: .normal, title: title) {
      [threadViewModel] _, _, isDone in
      threadViewModel.reply(to: row.id)
      isDone(true)
    }
    reply.image = Icon.reply.image
    reply.backgroundColor = Palette.accent
    return UISwipeActionsConfiguration(actions: [reply])
  }

  /// A swipe deletes one of the reader's own comments.
  override func trailingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    guard let row = viewModel, let title = row.deleteTitle else { return nil }
    let delete = UIContextualAction(style: .destructive, title: title) {
      [threadViewModel] _, _, isDone in
      threadViewModel.delete(row.id)
      isDone(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension ThreadCommentSection: ListWorkingRangeDelegate {
  func listSectionDidEnterWorkingRange(_ section: ListSectionController) {
    imageLoader.prefetch(requests)
  }

  func listSectionDidLeaveWorkingRange(_ section: ListSectionController) {
    imageLoader.cancelPrefetching(requests)
  }

  private var requests: [ImageRequest] {
    guard let row = viewModel, !row.arePhotosConcealed, !row.photos.isEmpty,
      let traits = context.traitCollection
    else { return [] }
    return PhotoGridView.requests(for: row.photos, traits: traits)
  }
}
