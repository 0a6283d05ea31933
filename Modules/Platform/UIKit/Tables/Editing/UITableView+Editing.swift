internal import Foundation
internal import QuartzCore

extension UITableView {
  final func showEditing(_ isEditing: Bool, animated: Bool) {
    // Also without editing: a row that is open by a swipe is being edited.
    swipeActions?.close(animated: animated)
    guard isEditing != storedIsEditing else { return }
    cancelReorder()
    endHighlight()
    // The selection does not carry over between editing states.
    select(nil, animated: animated)
    storedIsEditing = isEditing
    guard !visible.isEmpty, !needsReload else { return }
    for item in visible { applyEditing(to: item.cell, item.row, animated: animated) }
    remeasureRows(animated: animated)
  }

  /// Updates the editing state of all visible cells.
  final func editingDidChange() {
    guard storedIsEditing else { return }
    for item in visible { applyEditing(to: item.cell, item.row, animated: false) }
  }

  /// Updates the editing state of a row's cell.
  final func applyEditing(to cell: UITableViewCell, _ row: TableRow, animated: Bool) {
    guard storedIsEditing || cell.editing?.isOn == true else { return }
    guard storedIsEditing else {
      cell.setEditing(false, animated: animated)
      return
    }
    let path = row.indexPath
    let canEdit = storedDataSource?.tableView(self, canEditRowAt: path) ?? true
    let canMove = storedDataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.configureEditing(
      style: canEdit
        ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none,
      isSelecting: allowsMultipleSelectionDuringEditing,
      canMove: canMove,
      indents: canEdit
        && tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    )
    let isOn = canEdit || canMove
    if cell.isEditing != isOn { cell.setEditing(isOn, animated: animated) }
  }

  /// Measures the rows again, because the width of their content changed.
  private func remeasureRows(animated: Bool) {
    geometry.forgetMeasurements()
    remeasure(visible, animated: animated)
  }

  /// Called when the editing control of a row was tapped.
  final func editControlTapped(in cell: UITableViewCell) {
    // Touches precede the layout pass that counts the rows again.
    guard !needsReload, let path = indexPath(for: cell), let kind = cell.editing?.kind else {
      return
    }
    switch kind {
    case .delete: swipeActions?.open(cell, edge: .trailing)
    case .insert: storedDataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .selection: break
    }
  }
}
