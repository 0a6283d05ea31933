internal import Foundation

extension UICollectionView {
  // MARK: By code

  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    layOutIfReloaded()
    guard let path else {
      for other in selection.sorted() { setSelected(false, other) }
      selection.removeAll()
      return
    }
    guard hasItem(at: path) else { return }
    if !selectsSeveral {
      for other in selection.sorted() where other != path { deselect(other) }
    }
    selection.insert(path)
    setSelected(true, path)
    if !scrollPosition.isEmpty { scrollToItem(path, at: scrollPosition, animated: animated) }
  }

  final func deselect(_ path: IndexPath) {
    guard selection.remove(path) != nil else { return }
    setSelected(false, path)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    guard let cell = shownCell(at: path), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  final func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(.cell, path)]?.view as? UICollectionViewCell
  }

  // MARK: By touch

  final func item(under touch: UITouch) -> IndexPath? {
    guard selectsByTouch else { return nil }
    let hit = frontCell { $0.isOnScreen && $0.bounds.contains(touch.location(in: $0)) }
    return hit?.placed.element.indexPath
  }

  final func cellOnScreen(at path: IndexPath) -> UIView? { shownCell(at: path) }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  final func highlightDidChange(_ path: IndexPath, isHighlighted: Bool) {
    shownCell(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Called when a touch of the highlighted item ended: selects the item and removes the highlight.
  final func chooseHighlighted() {
    guard let path = highlightedPath else { return }
    choose(path)
    endHighlight()
  }

  /// Selects or deselects an item like a tap, and notifies the delegate.
  final func choose(_ path: IndexPath) {
    if selectsSeveral, selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
        return
      }
      deselect(path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    defer { performPrimaryAction(at: path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true,
      hasItem(at: path)
    else { return }
    if !selectsSeveral {
      for other in selection.sorted() where other != path {
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selection.insert(path)
    setSelected(true, path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Performs the primary action of an item, unless the tap only changed the selection.
  private func performPrimaryAction(at path: IndexPath) {
    guard !selectsSeveral, hasItem(at: path), let collectionDelegate,
      collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
