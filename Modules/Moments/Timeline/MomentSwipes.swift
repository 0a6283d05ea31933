import DesignKit
import MomentsContracts
import UIKit

/// The swipe actions of a moment: boost and reply on the leading side, and on the trailing side the
/// actions for the reader's own moments.
struct MomentSwipes {
  let viewModel: any TimelineViewModel

  func leading(of row: MomentRow) -> UISwipeActionsConfiguration? {
    let boost = action(.boost, row, row.actions.boostTitle, icon: .boost, color: Palette.accent)
    let reply = action(
      .reply,
      row,
      row.actions.replyTitle,
      icon: .reply,
      color: Palette.secondaryText
    )
    return configuration([boost, reply])
  }

  func trailing(of row: MomentRow) -> UISwipeActionsConfiguration? {
    let delete = action(
      .delete,
      row,
      row.actions.deleteTitle,
      style: .destructive,
      icon: .delete,
      color: nil
    )
    let edit = action(.edit, row, row.actions.editTitle, icon: .edit, color: Palette.secondaryText)
    return configuration([delete, edit])
  }

  private func configuration(_ actions: [UIContextualAction?]) -> UISwipeActionsConfiguration? {
    let offered = actions.compactMap { $0 }
    return offered.isEmpty ? nil : UISwipeActionsConfiguration(actions: offered)
  }

  private func action(
    _ command: MomentCommand,
    _ row: MomentRow,
    _ title: String?,
    style: UIContextualAction.Style = .normal,
    icon: Icon,
    color: UIColor?
  ) -> UIContextualAction? {
    guard let title else { return nil }
    let action = UIContextualAction(style: style, title: title) { [viewModel] _, _, isDone in
      viewModel.perform(command, on: row.id)
      isDone(true)
    }
    action.image = icon.image
    if let color { action.backgroundColor = color }
    return action
  }
}
