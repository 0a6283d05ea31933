public import ListModel
import UIKit

extension ListAdapter {
  /// The objects with a selected row, in order, including rows that have scrolled off screen.
  ///
  /// O(number of rows).
  public var selectedObjects: [AnyListItem] {
    guard !selectedTokens.isEmpty else { return [] }
    return entries.filter { entry in
      entry.controller.allTokens.contains { selectedTokens.contains($0.number) }
    }.map(\.object)
  }

  /// Deselects every row without notifying the controllers.
  public func deselectAll(animated: Bool = false) {
    for indexPath in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView?.deselectItem(at: indexPath, animated: animated)
    }
    selectedTokens = []
  }

  func select(_ indexPath: IndexPath, animated: Bool) {
    collectionView?.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    if !allowsMultipleSelection { selectedTokens = [] }
    if let token = token(at: indexPath) { selectedTokens.insert(token) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    collectionView?.deselectItem(at: indexPath, animated: animated)
    if let token = token(at: indexPath) { selectedTokens.remove(token) }
  }

  /// Restores the selection after an update: rows that remain stay selected, even if their cells
  /// were replaced.
  ///
  /// O(number of rows), if anything is selected.
  func restoreSelection() {
    guard !selectedTokens.isEmpty, let collectionView, let sections = updater?.sections else {
      return
    }
    let shown = Set(collectionView.indexPathsForSelectedItems ?? [])
    var left: Set<Int> = []
    for (section, content) in sections.enumerated() {
      for item in content.items.indices {
        let path = IndexPath(item: item, section: section)
        guard let token = token(at: path), selectedTokens.contains(token) else { continue }
        left.insert(token)
        if !shown.contains(path) {
          collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        }
      }
    }
    selectedTokens = left
  }
}
