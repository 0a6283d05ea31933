internal import Foundation

/// How a table shows what is selected, and its delegate's part in it.
extension UITableView: SelectableList {
  final func item(under touch: UITouch) -> IndexPath? {
    visible.first { $0.cell.bounds.contains(touch.location(in: $0.cell)) }?.row.indexPath
  }

  final func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    guard let cell = visibleCell(at: TableRow(path)), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  final func highlightDidChange(_ path: IndexPath, isHighlighted: Bool) {
    visibleCell(at: TableRow(path))?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Removes the highlight, and selects or deselects the row.
  final func chooseHighlighted() {
    guard let path = highlightedPath else { return }
    endHighlight()
    choose(path)
  }

  // MARK: The delegate

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  final func didSelect(_ path: IndexPath) {
    tableDelegate?.tableView(self, didSelectRowAt: path)
    postSelection()
  }

  final func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  final func didDeselect(_ path: IndexPath, isReplaced: Bool) {
    tableDelegate?.tableView(self, didDeselectRowAt: path)
    if !isReplaced { postSelection() }
  }

  private func postSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  final func performPrimaryAction(at path: IndexPath) {
    guard let tableDelegate,
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  final func delegateAllowsFocus(_ path: IndexPath) -> Bool? {
    tableDelegate?.tableView(self, canFocusRowAt: path)
  }

  final func delegateSelectsByFocus(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? true
  }

  final var delegatesPreferredFocus: IndexPath? {
    tableDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  final func mayBeginSelectionDrag(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  final func selectionDragDidBegin(at path: IndexPath) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func selectionDragDidEnd() {
    tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}
