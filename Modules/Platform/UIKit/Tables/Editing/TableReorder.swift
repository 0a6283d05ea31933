import CoreGraphics
import Foundation
import QuartzCore

/// A row on its way to another place, under a finger.
///
/// The model and the geometry of the table are unchanged until the finger lets go; meanwhile rows
/// between the old place and the new one are shown shifted by the height of the row.
@MainActor final class TableReorder: FrameObserver {
  private unowned let table: UITableView
  let cell: UITableViewCell
  let source: TableRow
  let height: Double
  /// Where the row would be after the move.
  private(set) var destination: TableRow
  /// From the top of the row to the finger.
  private let grabOffset: CGFloat
  /// Where the finger is in the window.
  private var finger: CGPoint
  private var lastTime: Double?
  private(set) var isOver = false

  /// How near to an edge the table begins to scroll, and how fast it scrolls at most: in points,
  /// and in points per second.
  private static let edge: CGFloat = 60
  private static let fastest: CGFloat = 720

  init(table: UITableView, cell: UITableViewCell, source: TableRow, finger: CGPoint) {
    self.table = table
    self.cell = cell
    self.source = source
    self.finger = finger
    destination = source
    height = table.geometry.height(of: source)
    grabOffset = cell.convert(finger, from: nil).y
  }

  /// The finger moved.
  func move(to finger: CGPoint) {
    self.finger = finger
    follow()
    table.window?.screen.addFrameObserver(self)
  }

  func end() { isOver = true }

  /// The top of the row under the finger, in the content.
  private var top: CGFloat { table.convert(finger, from: nil).y - grabOffset }

  /// Puts the row under the finger, and makes room for it there.
  func follow() {
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
    guard requested != destination, table.isPlace(requested, without: source) else { return }
    destination = requested
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.allowUserInteraction],
      animations: { [table] in table.restack() }
    )
  }

  // MARK: Shifts

  /// How far a row is shown from its place in the geometry.
  func shift(of row: TableRow) -> Double {
    if row > source, row <= lastPassed { return -height }
    if row < source, row >= destination { return height }
    return 0
  }

  /// The last row that moves up to fill the old place.
  private var lastPassed: TableRow {
    // In its own section the destination counts without the row itself.
    destination.section == source.section
      ? destination : TableRow(section: destination.section, row: destination.row - 1)
  }

  /// How far the header of a section is shown from its place.
  func shift(ofHeader section: Int) -> Double {
    if section > source.section, section <= destination.section { return -height }
    if section <= source.section, section > destination.section { return height }
    return 0
  }

  /// How far the footer of a section is shown from its place.
  func shift(ofFooter section: Int) -> Double {
    if section >= source.section, section < destination.section { return -height }
    if section < source.section, section >= destination.section { return height }
    return 0
  }

  // MARK: Scrolling at the edges

  func frameWillBegin(at time: TimeInterval) -> Bool {
    guard !isOver, table.window != nil else { return false }
    let elapsed = CGFloat(min(max(time - (lastTime ?? time), 0), 0.1))
    lastTime = time
    let speed = speed
    guard speed != 0 else {
      lastTime = nil
      return false
    }
    let offset = table.layer.bounds.origin
    let target = table.resting(CGPoint(x: offset.x, y: offset.y + speed * elapsed))
    if elapsed > 0, target.y == offset.y { return false }
    table.applyOffset(target)
    table.layOutCells()
    follow()
    return true
  }

  /// How fast the table scrolls with the finger where it is.
  private var speed: CGFloat {
    let inset = table.storedAdjustedInset
    let y = table.convert(finger, from: nil).y - table.layer.bounds.minY
    let above = inset.top + Self.edge - y
    let below = y - (table.layer.bounds.height - inset.bottom - Self.edge)
    if above > 0 { return -Self.fastest * min(above / Self.edge, 1) }
    return below > 0 ? Self.fastest * min(below / Self.edge, 1) : 0
  }
}
