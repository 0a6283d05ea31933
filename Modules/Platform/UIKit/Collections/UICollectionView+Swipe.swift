internal import Foundation
internal import QuartzCore

extension UICollectionView: SwipeActionsContainer {
  final func swipeRow(at point: CGPoint) -> UIView? {
    guard !batches.isOpen, !needsReload else { return nil }
    let front = frontCell { cell in
      guard let element = cell.element, let item = shown[element] else { return false }
      return item.placed.container == nil && cell.frame.contains(point)
        && storedLayout.swipesRows(inSection: element.section)
    }
    return front?.view
  }

  final func swipeConfiguration(
    of row: UIView,
    at edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let row = row as? UICollectionViewCell, let path = indexPath(of: row, .cell) else {
      return nil
    }
    return storedLayout.swipeActions(ofRowAt: path, isLeading: edge == .leading)
  }

  final func swipeWillBegin(on row: UIView, at edge: SwipeEdge) { endHighlight() }

  final func swipeStateDidChange(of row: UIView, isOpen: Bool) {
    (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  final func swipeDidEnd(on row: UIView) {}

  /// Lets readers swipe rows, of which the layout knows the actions.
  package final func beginSwipes() {
    guard swipeActions == nil else { return }
    swipeActions = SwipeActionsController(scrollView: self, container: self)
  }

  /// Opens the actions at the trailing edge of a row.
  package final func openTrailingSwipeActions(of row: UICollectionViewCell) {
    swipeActions?.open(row, edge: .trailing)
  }

  /// The swipe actions of a row, for readers who do not see it.
  package final func accessibleSwipeActions(
    of row: UICollectionViewCell
  ) -> [UIAccessibilityCustomAction] {
    swipeActions?.accessibilityActions(of: row) ?? []
  }
}
