import UIKit

// What the reader does with a row, in tables and collections alike.
extension ListDriver {
  /// Handles a tap on a row: adds it to the selection, or calls the row's callback.
  func didSelect(_ indexPath: IndexPath) {
    guard !selectsSeveral else { return onSelectionChange() }
    tableView?.deselectRow(at: indexPath, animated: true)
    collectionView?.deselectItem(at: indexPath, animated: true)
    newest(at: indexPath)?.select()
  }

  /// Returns whether a row can be selected: if it has a selection callback, or if several rows can
  /// be selected.
  func canSelect(_ indexPath: IndexPath) -> Bool {
    selectsSeveral || content(at: indexPath)?.settings.isSelectable ?? false
  }

  /// Returns whether the keyboard reaches a row: if it can be selected, or has swipe actions.
  func canFocus(_ indexPath: IndexPath) -> Bool {
    canSelect(indexPath) || content(at: indexPath)?.settings.hasSwipeActions ?? false
  }

  func prefetch(at indexPaths: [IndexPath]) {
    if let prefetchItems { return prefetchItems(indexPaths.compactMap(item), false) }
    for row in indexPaths.compactMap(content(at:)) { row.prefetch() }
  }

  func cancelPrefetching(at indexPaths: [IndexPath]) {
    if let prefetchItems { return prefetchItems(indexPaths.compactMap(item), true) }
    for row in indexPaths.compactMap(content(at:)) { row.cancelPrefetching() }
  }

  /// Returns the menu of a row; `nil` for none.
  func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    imagePlayer?.menuIsRequested(at: indexPath)
    return newest(at: indexPath)?.contextMenu().map { menu in
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
  }
}
