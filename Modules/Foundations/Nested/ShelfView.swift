internal import UIKit

/// The collection of a row of items, whatever their views are: what the cell and the list around it
/// need of it.
protocol ShelfView: UIView {
  /// The insets around the items, which scroll across them.
  var insets: NSDirectionalEdgeInsets { get set }

  /// The height of the row at a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat
  /// Called before ``RowView/update(with:)``.
  func willShow(_ settings: RowSettings, as context: RowContext)
  /// Called before the cell appears, because tables prepare some ahead: pending items are shown
  /// immediately.
  func willAppear()
  /// Called when the list's update has ended: the collection can be updated too.
  func listDidUpdate()
  /// Called when the cell returns to the reuse pool: if it shows the same row next, that is a new
  /// appearance.
  func didLeaveScreen()
}
