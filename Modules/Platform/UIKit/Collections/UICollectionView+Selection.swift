internal import Foundation

/// How a collection view shows what is selected, and its delegate's part in it.
extension UICollectionView: SelectableList {
  final func item(under touch: UITouch) -> IndexPath? {
    let hit = frontCell { $0.isOnScreen && $0.bounds.contains(touch.location(in: $0)) }
    return hit?.placed.element.indexPath
  }

  final func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    guard let cell = shownCell(at: path), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  final func highlightDidChange(_ path: IndexPath, isHighlighted: Bool) {
    shownCell(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Selects or deselects the item, and removes the highlight.
  final func chooseHighlighted() {
    guard let path = highlightedPath else { return }
    choose(path)
    endHighlight()
  }

  // MARK: The delegate

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  final func willSelect(_ path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  final func didSelect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Only a tap on a selected item can be refused.
  final func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    if isReplaced { return path }
    return collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  final func didDeselect(_ path: IndexPath, isReplaced: Bool) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  final func performPrimaryAction(at path: IndexPath) {
    guard let collectionDelegate,
      collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  final func delegateAllowsFocus(_ path: IndexPath) -> Bool? {
    collectionDelegate?.collectionView(self, canFocusItemAt: path)
  }

  final func delegateSelectsByFocus(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
  }

  final var delegatesPreferredFocus: IndexPath? {
    collectionDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  final func mayBeginSelectionDrag(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  final func selectionDragDidBegin(at path: IndexPath) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  final func selectionDragDidEnd() {
    collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
