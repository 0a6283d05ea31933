public import ListModel
public import UIKit

/// Where a row is on screen.
public struct ListPlace: Hashable {
  /// The row.
  public var itemID: ListItemID

  /// From the top edge of what is visible of the list, below the bars, to the top edge of the row, in points; negative for
  /// a row that is cut off above.
  public var distance: CGFloat

  /// Makes a place.
  public init(itemID: ListItemID, distance: CGFloat) {
    self.itemID = itemID
    self.distance = distance
  }
}

extension BaseTableViewController {
  /// Whether nothing is left to scroll back to.
  public var isAtTop: Bool { tableView.contentOffset.y <= top }

  /// Where the topmost of some rows on screen is.
  ///
  /// - Parameter isWanted: Which rows count.
  /// - Returns: Its place; `nil` where none of them is on screen.
  public func topmostPlace(where isWanted: (AnyListItem) -> Bool) -> ListPlace? {
    let visibleTop = tableView.contentOffset.y - top
    for path in (tableView.indexPathsForVisibleRows ?? []).sorted() {
      let frame = tableView.rectForRow(at: path)
      // What the bars cover is not seen.
      guard let item = item(at: path), isWanted(item), frame.maxY - visibleTop > 0.5 else {
        continue
      }
      return ListPlace(itemID: item.itemID, distance: frame.minY - visibleTop)
    }
    return nil
  }

  /// Brings a row to where it was before, without an animation.
  ///
  /// Rows that come into view are measured, and what was an estimate until then moves: a few rounds settle it.
  ///
  /// - Returns: Whether the row is in the list.
  @discardableResult
  public func scroll(to place: ListPlace) -> Bool {
    guard let path = indexPath(of: place.itemID) else { return false }
    for _ in 0..<4 {
      let wanted = max(tableView.rectForRow(at: path).minY - place.distance + top, top)
      guard abs(wanted - tableView.contentOffset.y) >= 0.25 else { break }
      tableView.contentOffset.y = wanted
      tableView.layoutIfNeeded()
    }
    return true
  }

  /// Leads the reader back to the first row.
  public func scrollToTop(animated: Bool) {
    tableView.setContentOffset(CGPoint(x: tableView.contentOffset.x, y: top), animated: animated)
  }

  /// The index path of a row; `nil` where it is not in the list.
  ///
  /// O(rows).
  public func indexPath(of id: ListItemID) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(where: { $0.itemID == id }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  /// The content offset at which the first row is below the bars.
  private var top: CGFloat { -tableView.adjustedContentInset.top }
}
