import CoreGraphics
import Foundation
import QuartzCore

/// The drag of a row to another position.
///
/// The model and the geometry of the table are unchanged until the drag ends; meanwhile, rows
/// between the old and the new position are displayed with an offset of the row's height.
@MainActor final class TableReorder: ListDrag {
  private weak var table: UITableView?
  let cell: UITableViewCell
  let source: TableRow
  let height: Double
  /// The position of the row after the move.
  private(set) var destination: TableRow
  /// The distance from the top of the row to the touch.
  private let grabOffset: CGFloat
  /// The location of the touch in the window.
  private var finger: CGPoint
  var edgeScroll = EdgeScroll(fastest: 720)

  init(table: UITableView, cell: UITableViewCell, source: TableRow, finger: CGPoint) {
    self.table = table
    self.cell = cell
    self.source = source
    self.finger = finger
    destination = source
    height = table.geometry.height(of: source)
    grabOffset = cell.convert(finger, from: nil).y
  }

  /// Called when the touch moved.
  func move(to finger: CGPoint) {
    self.finger = finger
    follow()
    scrollAtEdges()
  }

  /// Moves the row to the touch, and the other rows out of its way.
  private func follow() {
    guard let table else { return }
    let top = heldPoint.y - grabOffset
    let limit = max(CGFloat(table.geometry.totalHeight - height), 0)
    UIView.performWithoutAnimation {
      cell.frame = table.cellFrame(top: Double(min(max(top, 0), limit)), height: height)
    }
    let proposed = table.place(forRowAt: Double(top), height: height, without: source)
    var requested = proposed
    if proposed != destination, let delegate = table.tableDelegate {
      requested = TableRow(
        delegate.tableView(
          table,
          targetIndexPathForMoveFromRowAt: source.indexPath,
          toProposedIndexPath: proposed.indexPath
        )
      )
    }
    guard requested != destination, table.isValidDestination(requested, without: source) else {
      return
    }
    destination = requested
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { table.restack() }
    )
  }

  // MARK: Shifts

  /// Returns the offset of a row from its position in the geometry.
  func shift(of row: TableRow) -> Double {
    if row > source, row <= lastPassed { return -height }
    if row < source, row >= destination { return height }
    return 0
  }

  /// The last row that moves up to fill the old position.
  private var lastPassed: TableRow {
    // In the source section, the destination is an index without the row itself.
    destination.section == source.section
      ? destination : TableRow(section: destination.section, row: destination.row - 1)
  }

  /// Returns the offset of a section's header from its position.
  func shift(ofHeader section: Int) -> Double {
    if section > source.section, section <= destination.section { return -height }
    if section <= source.section, section > destination.section { return height }
    return 0
  }

  /// Returns the offset of a section's footer from its position.
  func shift(ofFooter section: Int) -> Double {
    if section >= source.section, section < destination.section { return -height }
    if section < source.section, section >= destination.section { return height }
    return 0
  }

  // MARK: Scrolling at the edges

  var list: UITableView? { table?.reorder === self ? table : nil }

  var heldPoint: CGPoint { table?.convert(finger, from: nil) ?? finger }

  func listDidScroll(by distance: CGPoint) {
    table?.layOutCells()
    // The rows may have been counted again, which ends the drag.
    if list != nil { follow() }
  }
}
