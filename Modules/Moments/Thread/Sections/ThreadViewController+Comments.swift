import DesignKit
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

extension ThreadViewController {
  /// One comment: its actions, its menu, a swipe that replies and one that deletes one's own.
  func row(of comment: ThreadCommentRow) -> Row<ThreadCommentView> {
    Row({ [imageLoader] in ThreadCommentView(imageLoader: imageLoader) }, comment)
      .onAction { [viewModel] action, row in
        switch action {
        case .command(let command): viewModel.perform(command, on: row.id)
        case .toggleCollapse(let comment): viewModel.perform(.collapse, on: comment)
        case .open(let target): viewModel.open(target, in: row.id)
        case .openPhoto(let index): viewModel.openPhoto(at: index, of: row.id)
        case .openAuthor: viewModel.openProfile(row.author)
        }
      }
      .contextMenu { [weak self] in self?.menu(of: $0) }
      .leadingSwipe { [weak self] in self?.replyAction(for: $0) }
      .trailingSwipe { [weak self] in self?.deleteAction(for: $0) }
      .onPrefetch(
        { [weak self] in self?.prefetchPhotos(of: $0) },
        cancel: { [weak self] in self?.cancelPrefetchingPhotos(of: $0) }
      )
  }

  private func menu(of row: ThreadCommentRow) -> UIMenu {
    MomentMenu(strings: viewModel.strings, ask: asking) { [viewModel] in
      viewModel.perform($0, on: row.id)
    }
    .menu(
      isLiked: row.likes.isLiked,
      actions: row.actions,
      text: row.isConcealed ? nil : row.text.string
    )
  }

  private func replyAction(for row: ThreadCommentRow) -> UISwipeActionsConfiguration? {
    guard let title = row.actions.replyTitle else { return nil }
    let reply = UIContextualAction(style: .normal, title: title) { [viewModel] _, _, isDone in
      viewModel.perform(.reply, on: row.id)
      isDone(true)
    }
    reply.image = Icon.reply.image
    reply.backgroundColor = Palette.accent
    return UISwipeActionsConfiguration(actions: [reply])
  }

  private func deleteAction(for row: ThreadCommentRow) -> UISwipeActionsConfiguration? {
    guard let title = row.actions.deleteTitle else { return nil }
    let delete = UIContextualAction(style: .destructive, title: title) {
      [viewModel] _, _, isDone in
      viewModel.perform(.delete, on: row.id)
      isDone(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func prefetchPhotos(of row: ThreadCommentRow) {
    imageLoader.prefetch(photoRequests(of: row))
  }

  private func cancelPrefetchingPhotos(of row: ThreadCommentRow) {
    imageLoader.cancelPrefetching(photoRequests(of: row))
  }

  private func photoRequests(of row: ThreadCommentRow) -> [ImageRequest] {
    guard !row.arePhotosConcealed, !row.photos.isEmpty else { return [] }
    return PhotoGridView.requests(for: row.photos, traits: traitCollection)
  }
}
