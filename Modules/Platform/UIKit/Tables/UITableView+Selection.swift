internal import Foundation

extension UITableView {
  // MARK: By code

  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    layOutIfReloaded()
    guard let path else {
      for row in selection { setSelected(false, row, animated: animated) }
      selection.removeAll()
      return
    }
    let row = TableRow(path)
    guard geometry.contains(row) else { return }
    if !selectsSeveral {
      for other in selection where other != row { setSelected(false, other, animated: animated) }
      selection.removeAll { $0 != row }
    }
    if !selection.contains(row) { selection.append(row) }
    setSelected(true, row, animated: animated)
    if scrollPosition != .none { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  final func deselect(_ row: TableRow, animated: Bool) {
    guard selection.contains(row) else { return }
    selection.removeAll { $0 == row }
    setSelected(false, row, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ row: TableRow, animated: Bool) {
    guard let cell = visibleCell(at: row), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  // MARK: By touch

  /// Lights up the row under a finger.
  ///
  /// False when there is none that may.
  final func highlight(_ touches: Set<UITouch>) -> Bool {
    guard selectsByTouch, !batches.isOpen, let touch = touches.first,
      let item = visible.first(where: { $0.cell.bounds.contains(touch.location(in: $0.cell)) })
    else { return false }
    let path = item.row.indexPath
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    highlightedRow = item.row
    item.cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// Puts the light out when the finger leaves the row.
  final func followHighlight(_ touches: Set<UITouch>) {
    guard let row = highlightedRow, let touch = touches.first, let cell = visibleCell(at: row),
      !cell.bounds.contains(touch.location(in: cell))
    else { return }
    endHighlight()
  }

  final func endHighlight() {
    guard let row = highlightedRow else { return }
    highlightedRow = nil
    visibleCell(at: row)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: row.indexPath)
  }

  /// The finger left the lighted row: the user chose it.
  final func selectHighlighted() {
    guard let row = highlightedRow else { return }
    endHighlight()
    choose(row)
  }

  /// Selects or deselects a row as a tap on it does, and tells the delegate.
  final func choose(_ row: TableRow) {
    if selectsSeveral, selection.contains(row) {
      leave(row)
      return
    }
    guard
      let chosen = tableDelegate == nil
        ? row.indexPath : tableDelegate?.tableView(self, willSelectRowAt: row.indexPath)
    else { return }
    let target = TableRow(chosen)
    guard geometry.contains(target) else { return }
    if !selectsSeveral {
      for other in selection where other != target { leave(other) }
    }
    if !selection.contains(target) { selection.append(target) }
    setSelected(true, target, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func leave(_ row: TableRow) {
    guard
      let path = tableDelegate == nil
        ? row.indexPath : tableDelegate?.tableView(self, willDeselectRowAt: row.indexPath)
    else { return }
    deselect(TableRow(path), animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
