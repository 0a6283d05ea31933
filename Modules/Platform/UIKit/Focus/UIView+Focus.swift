internal import Foundation

extension UIView: UIFocusItem {
  /// Called when the view got or lost the focus: cells update their configurations.
  final func focusDidChange() {
    (self as? UITableViewCell)?.setNeedsUpdateConfiguration()
    (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    (self as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
  }

  /// Requests a focus update to the preferred target of an environment, if the focus is in this
  /// view.
  final func updateFocusLater(for environment: any UIFocusEnvironment) {
    guard let focus = storedWindow?.storedFocus, let focused = focus.view,
      focused.isDescendant(of: self)
    else { return }
    focus.setNeedsUpdate(of: environment)
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIWindow {
  /// The focus engine of this window.
  final var focus: FocusEngine {
    if let storedFocus { return storedFocus }
    let engine = FocusEngine(window: self)
    storedFocus = engine
    return engine
  }
}

extension UITableView {
  final func itemPath(of cell: UIView) -> IndexPath? {
    visible.first { $0.cell === cell }?.row.indexPath
  }

  final func delegateAllowsFocus(_ path: IndexPath) -> Bool? {
    tableDelegate?.tableView(self, canFocusRowAt: path)
  }

  final func isChosenByFocus(_ path: IndexPath) -> Bool {
    !selectsSeveral && !selection.contains(TableRow(path))
      && tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? true
  }

  final func choose(itemAt path: IndexPath) { choose(TableRow(path)) }
}

extension UICollectionView {
  final func itemPath(of cell: UIView) -> IndexPath? {
    shownCells.first { $0.view === cell }?.placed.element.indexPath
  }

  final func delegateAllowsFocus(_ path: IndexPath) -> Bool? {
    collectionDelegate?.collectionView(self, canFocusItemAt: path)
  }

  final func isChosenByFocus(_ path: IndexPath) -> Bool {
    !selectsSeveral && !selection.contains(path)
      && collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
  }

  final func choose(itemAt path: IndexPath) { choose(path) }
}
