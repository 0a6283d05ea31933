internal import ListModel
internal import UIKit

/// What a table needs of a row whatever its types.
protocol RowContent: Sendable {
  var settings: RowSettings { get set }
  /// The class of the cells that show such rows.
  var cellClass: UITableViewCell.Type { get }
  /// What tells rows of this kind from others: first for identities, then for pools of cells.
  var kind: RowKind { get }
  /// The identity of the model, if it has one.
  var modelID: ListItemID? { get }
  /// The model, for comparing it with that of another row.
  var content: any RowModel { get }

  /// Fills a cell of the class. Callbacks of the cell go through the context, so that they reach the newest row.
  func show(in cell: UITableViewCell, as context: RowContext)
  func select()
  func didAppear()
  func prefetch()
  func cancelPrefetching()
  /// The actions behind a side of the row.
  func swipeActions(_ side: RowSide) -> UISwipeActionsConfiguration?
  /// The height at a width; `nil` for that of the content.
  func height(forWidth width: CGFloat) -> CGFloat?
}

extension RowContent {
  func select() {}
  func didAppear() {}
  func prefetch() {}
  func cancelPrefetching() {}
  func swipeActions(_ side: RowSide) -> UISwipeActionsConfiguration? { nil }

  func height(forWidth width: CGFloat) -> CGFloat? {
    if case .fixed(let height) = settings.layout.height { return height }
    return nil
  }
}
