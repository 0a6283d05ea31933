import UIKit

/// A cell on screen, with the controller that it belonged to when it appeared.
struct ListDisplayedCell {
  var cell: UICollectionViewCell
  var indexPath: IndexPath
  var controller: ListSectionController
  var index: Int
}

extension ListAdapter {
  func beginDisplaying(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    endDisplaying(cell)
    guard let row = row(at: indexPath) else { return }
    displayed[ObjectIdentifier(cell)] = ListDisplayedCell(
      cell: cell,
      indexPath: indexPath,
      controller: row.controller,
      index: row.index
    )
    displayDelegate?.listAdapter(self, willDisplay: cell, at: indexPath)
    for controller in sequence(first: row.controller, next: { $0.parent }).reversed() {
      controller.displayedCount += 1
      guard controller.displayedCount == 1 else { continue }
      if controller.parent == nil { displayDelegate?.listAdapter(self, willDisplay: controller) }
      controller.displayDelegate?.listSectionWillDisplay(controller)
    }
    row.controller.willDisplay(cell)
    row.controller.displayDelegate?.listSection(
      row.controller,
      willDisplay: cell,
      at: row.index
    )
  }

  func endDisplaying(_ cell: UICollectionViewCell) {
    guard let past = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    let controller = past.controller
    controller.didEndDisplaying(cell)
    controller.displayDelegate?.listSection(controller, didEndDisplaying: cell, at: past.index)
    displayDelegate?.listAdapter(self, didEndDisplaying: cell, at: past.indexPath)
    for controller in sequence(first: controller, next: { $0.parent }) {
      controller.displayedCount -= 1
      guard controller.displayedCount == 0 else { continue }
      controller.displayDelegate?.listSectionDidEndDisplaying(controller)
      if controller.parent == nil {
        displayDelegate?.listAdapter(self, didEndDisplaying: controller)
      }
    }
  }

  /// The cells on screen, by index path.
  var displayedInOrder: [ListDisplayedCell] {
    displayed.values.sorted { $0.indexPath < $1.indexPath }
  }

  /// Ends the display of all cells, before the adapter is detached from its collection view.
  func endDisplaying() {
    for past in displayedInOrder { endDisplaying(past.cell) }
  }

  /// Updates the headers and footers of sections that remain; there are few, and they have no
  /// identity to compare.
  func refreshSupplementaryViews() {
    guard let collectionView else { return }
    for kind in ListSupplementaryKind.allCases {
      let paths = collectionView.indexPathsForVisibleSupplementaryElements(
        ofKind: kind.elementKind
      )
      for path in paths {
        guard let found = controller(ofSection: path.section)?.source(of: kind),
          let view = collectionView.supplementaryView(forElementKind: kind.elementKind, at: path)
        else { continue }
        found.source.update(view, of: kind, in: found.context)
      }
    }
  }
}
