import DesignKit
import MomentsContracts
import UIKit

/// The swipe actions of a moment: boost and reply on the leading side, and on the trailing side the
/// actions for the reader's own moments.
struct MomentSwipes {
  let viewModel: any TimelineViewModel

  func leading(of row: MomentRow) -> UISwipeActionsConfiguration? {
    let boost = action(row.actions.boostTitle, icon: .boost, color: Palette.accent) {
      viewModel.toggleBoost(row.id)
    }
    let reply = action(row.actions.replyTitle, icon: .reply, color: Palette.secondaryText) {
      viewModel.reply(to: row.id)
    }
    return configuration([boost, reply])
  }

  func trailing(of row: MomentRow) -> UISwipeActionsConfiguration? {
    let delete = action(row.actions.deleteTitle, style: .destructive, icon: .delete, color: nil) {
      viewModel.delete(row.id)
    }
    let edit = action(row.actions.editTitle, icon: .edit, color: Palette.secondaryText) {
      viewModel.edit(row.id)
    }
    return configuration([delete, edit])
  }

  private func configuration(_ actions: [UIContextualAction?]) -> UISwipeActionsConfiguration? {
    let offered = actions.compactMap { $0 }
    return offered.isEmpty ? nil : UISwipeActionsConfiguration(actions: offered)
  }

  private func action(
    _ title: String?,
    style: UIContextualAction.Style = .normal,
    icon: Icon,
    color: UIColor?,
    _ work: @escaping () -> Void
  ) -> UIContextualAction? {
    guard let title else { return nil }
    let action = UIContextualAction(style: style, title: title) { _, _, isDone in
      work()
      isDone(true)
    }
    action.image = icon.image
    if let color { action.backgroundColor = color }
    return action
  }
}
