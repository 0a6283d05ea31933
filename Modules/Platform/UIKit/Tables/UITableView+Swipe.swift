internal import Foundation
internal import QuartzCore

extension UITableView: SwipeActionsContainer {
  final func swipeRow(at point: CGPoint) -> UIView? {
    guard !batches.isOpen, !needsReload,
      let cell = visible.first(where: { $0.cell.frame.contains(point) })?.cell
    else { return nil }
    // In editing mode, rows are opened by the editing controls.
    return storedIsEditing && swipeActions?.openRow !== cell ? nil : cell
  }

  final func swipeConfiguration(
    of row: UIView,
    at edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let path = itemPath(of: row) else { return nil }
    let mayEdit = storedDataSource?.tableView(self, canEditRowAt: path) ?? true
    guard mayEdit else { return nil }
    switch edge {
    case .leading:
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      return tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        ?? rowActionsConfiguration(at: path) ?? deleteConfiguration(at: path)
    }
  }

  final func swipeWillBegin(on row: UIView, at edge: SwipeEdge) {
    guard let path = itemPath(of: row) else { return }
    endHighlight()
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    guard let cell = row as? UITableViewCell else { return }
    cell.willTransition(to: cell.stateMask.union(.showingDeleteConfirmation))
  }

  final func swipeStateDidChange(of row: UIView, isOpen: Bool) {
    guard let cell = row as? UITableViewCell else { return }
    cell.setNeedsUpdateConfiguration()
    if isOpen {
      cell.didTransition(to: cell.stateMask)
    } else {
      cell.willTransition(to: cell.stateMask)
    }
  }

  final func swipeDidEnd(on row: UIView) {
    (row as? UITableViewCell).map { $0.didTransition(to: $0.stateMask) }
    tableDelegate?.tableView(self, didEndEditingRowAt: itemPath(of: row))
  }

  /// The swipe actions for a delegate's row actions, which leave the row open.
  private func rowActionsConfiguration(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let actions = tableDelegate?.tableView(self, editActionsForRowAt: path)
    let cell = visibleCell(at: TableRow(path))
    let contextual = actions?.map { action in
      let made = UIContextualAction(style: .normal, title: action.title) {
        [weak self, weak cell] _, _, _ in
        guard let self, !needsReload, let cell, let path = itemPath(of: cell) else { return }
        action.handler(action, path)
      }
      made.backgroundColor = action.backgroundColor
      return made
    }
    let configuration = contextual.map(UISwipeActionsConfiguration.init(actions:))
    configuration?.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// The Delete button of tables whose delegate provides no swipe actions.
  ///
  /// A default method cannot be distinguished from an implementation that returns the same, and a
  /// data source without `commit` must not get a button: the row has one only if the program
  /// returns its editability or its editing style.
  private func deleteConfiguration(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let source = storedDataSource else { return nil }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let saysHow = tableDelegate != nil && !defaultedMethods.contains(.editingStyle)
    guard style == .delete, storedIsEditing || saysHow || !defaultedMethods.contains(.canEdit)
    else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let cell = visibleCell(at: TableRow(path))
    let action = UIContextualAction(
      style: .destructive,
      title: title ?? "Delete"
    ) { [weak self, weak cell, weak source] _, _, completion in
      guard let self, !needsReload, let cell, let source, let path = itemPath(of: cell) else {
        completion(false)
        return
      }
      source.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
