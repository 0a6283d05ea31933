import Foundation
import ListModel
import UIKit

// The rows on screen, for callers of the list: an object of a section controller is one row, which
// has several cells.
extension ListDriver {
  var hasWaitingRows: Bool { listUpdater.waiting != nil }

  /// The selected rows, in order.
  var selectedItems: [AnyListItem] { selectedPaths.sorted().compactMap(item) }

  /// Shows the rows that waited for the end of a scroll.
  func showWaitingRows() { listUpdater.containerDidSettle() }

  /// The index path of a row, or of the first cell of an object; `nil` if it is not in the list.
  ///
  /// O(rows).
  func indexPath(of id: ListItemID) -> IndexPath? {
    firstPath { $0.itemID == id || $0.rowID == id }
      // A row of a section controller, by its own identity.
      ?? firstPath { item in
        item.rowItem.map { $0.origin != nil && $0.ownID == id } ?? false
      }
  }

  /// The identity in the list of the row that shows a value, or has an identity, by a class of
  /// views.
  ///
  /// O(rows).
  func itemID(of id: ListItemID, in view: UIView.Type) -> ListItemID? {
    let kind = RowKind.shown(by: view).name
    return listUpdater.sections.lazy.flatMap(\.items).compactMap(\.rowItem)
      .first { $0.content.kind.name == kind && $0.ownID == id }?.itemID
  }

  private func firstPath(where isWanted: (AnyListItem) -> Bool) -> IndexPath? {
    for (section, content) in listUpdater.sections.enumerated() {
      if let row = content.items.firstIndex(where: isWanted) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The frame of a row in the content, or of all cells of an object; `nil` if it is unknown.
  func frame(at indexPath: IndexPath) -> CGRect? {
    let frames = cells(at: indexPath).compactMap {
      container.frameOfItem(at: IndexPath(item: $0, section: indexPath.section))
    }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// The indices of the cells in their section that belong to the same row.
  private func cells(at indexPath: IndexPath) -> ClosedRange<Int> {
    indices(around: indexPath) { $0.object.itemID == $1.object.itemID }
  }

  /// The longest range of indices around that of a row of a section controller whose rows are like
  /// it; only its own for others.
  private func indices(
    around indexPath: IndexPath,
    where isAlike: (RowItem.Origin, RowItem.Origin) -> Bool
  ) -> ClosedRange<Int> {
    var (first, last) = (indexPath.item, indexPath.item)
    guard let origin = item(at: indexPath)?.rowItem?.origin else { return first...last }
    let items = listUpdater.sections[indexPath.section].items
    func belongs(_ index: Int) -> Bool {
      items.indices.contains(index)
        && items[index].rowItem?.origin.map { isAlike($0, origin) } ?? false
    }
    while belongs(first - 1) { first -= 1 }
    while belongs(last + 1) { last += 1 }
    return first...last
  }

  /// Sets which rows updates keep in place.
  func anchorUpdates(to isAnchor: @escaping (ListItemID) -> Bool) {
    listUpdater.isAnchor = { [weak self] _, row in
      isAnchor(self?.adapter.row(row)?.origin?.object.itemID ?? row)
    }
  }

  // MARK: Dragging rows

  /// Where a dragged row may be dropped: one of several rows of a section controller among those,
  /// another one in its section.
  func target(of origin: IndexPath, proposed: IndexPath) -> IndexPath {
    let count = listUpdater.sections[origin.section].items.count
    let allowed = movesInObject(origin) ? siblings(of: origin) : 0...max(count - 1, 0)
    let isAfter = proposed.section > origin.section
    let item = proposed.section == origin.section ? proposed.item : isAfter ? Int.max : 0
    return IndexPath(
      item: min(max(item, allowed.lowerBound), allowed.upperBound),
      section: origin.section
    )
  }

  /// Whether a row is one of several of an object, which move among themselves; the only row of an
  /// object moves with it.
  private func movesInObject(_ indexPath: IndexPath) -> Bool {
    cells(at: indexPath).count > 1
  }

  private func siblings(of indexPath: IndexPath) -> ClosedRange<Int> {
    indices(around: indexPath) {
      $0.object.itemID == $1.object.itemID && $0.position == $1.position
    }
  }

  /// Moves a row that the reader dragged: in the list first, then by its callback in the data.
  ///
  /// The callback receives the index among the rows of the section controller, or among those of
  /// the view model's section.
  func moveRow(from origin: IndexPath, to destination: IndexPath) {
    guard let moved = newest(at: origin) else { return }
    let isInObject = movesInObject(origin)
    let first = isInObject ? siblings(of: origin).lowerBound : 0
    let item = listUpdater.sections[origin.section].items.remove(at: origin.item)
    // An object with several cells is one row.
    let before = listUpdater.sections[destination.section].items.prefix(destination.item)
    let index =
      isInObject
      ? destination.item - first
      : before.count { $0.rowItem?.origin.map { $0.index == 0 } ?? true }
    listUpdater.sections[destination.section].items.insert(item, at: destination.item)
    moved.move(to: index)
  }
}
