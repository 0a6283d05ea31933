internal import Foundation
internal import QuartzCore
internal import UIKitCore

extension UICollectionView: SwipeActionsContainer {
  final func swipeRow(at point: CGPoint) -> UIView? {
    guard !batches.isOpen, !needsReload else { return nil }
    let front = frontCell { cell in
      guard let element = cell.element, let item = shown[element] else { return false }
      return item.placed.container == nil && cell.frame.contains(point)
        && listStyle(of: element) != nil
    }
    return front?.view
  }

  final func swipeConfiguration(
    of row: UIView,
    at edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let row = row as? UICollectionViewCell, let path = indexPath(of: row, .cell),
      let style = listStyle(of: CollectionElement(.cell, path))
    else { return nil }
    switch edge {
    case .leading: return style.configuration.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: return style.configuration.trailingSwipeActionsConfigurationProvider?(path)
    }
  }

  final func swipeWillBegin(on row: UIView, at edge: SwipeEdge) { endHighlight() }

  final func swipeStateDidChange(of row: UIView, isOpen: Bool) {
    (row as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  final func swipeDidEnd(on row: UIView) {}

  private func listStyle(of element: CollectionElement) -> ListSectionStyle? {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
      let sections = layout.geometry?.sections, sections.indices.contains(element.section)
    else { return nil }
    return sections[element.section].section.list
  }
}
