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

  final func item(under touch: UITouch) -> IndexPath? {
    guard selectsByTouch else { return nil }
    return visible.first { $0.cell.bounds.contains(touch.location(in: $0.cell)) }?.row.indexPath
  }

  final func cellOnScreen(at path: IndexPath) -> UIView? { visibleCell(at: TableRow(path)) }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func highlightDidChange(_ path: IndexPath, isHighlighted: Bool) {
    visibleCell(at: TableRow(path))?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Selects or deselects the highlighted row after the touch ended.
  final func chooseHighlighted() {
    guard let path = highlightedPath else { return }
    endHighlight()
    choose(TableRow(path))
  }

  /// Selects or deselects a row like a tap, and notifies the delegate.
  final func choose(_ row: TableRow) {
    if selectsSeveral, selection.contains(row) {
      leave(row)
      return postSelection()
    }
    defer { performPrimaryAction(of: row) }
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
    postSelection()
  }

  private func postSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Performs the primary action of a row, unless multiple selection is active.
  private func performPrimaryAction(of row: TableRow) {
    guard !selectsSeveral, geometry.contains(row), let tableDelegate,
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: row.indexPath)
    else { return }
    tableDelegate.tableView(self, performPrimaryActionForRowAt: row.indexPath)
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
