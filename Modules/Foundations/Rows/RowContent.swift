internal import ListModel
internal import UIKit

/// What a list needs of a row whatever its types: the model, the view that shows it, and what it
/// leads to.
///
/// There is one path from a row to a cell: a list finds the content of a row (from its
/// registration, or from the row itself in a closure-built list), and the content fills a cell of
/// its class.
protocol RowContent: Sendable {
  var settings: RowSettings { get set }
  /// What tells rows of this kind from others: first for identities, then for pools of cells.
  var kind: RowKind { get }
  /// The identity of the model, if it has one.
  var modelID: ListItemID? { get }
  /// The model, for comparing it with that of another row.
  var content: any RowModel { get }
  /// What the model says of the pool of its cells; may be empty.
  var reuseIdentifier: String { get }

  /// The class of the cells that show such rows.
  func cellClass(in list: ListCellPool.Kind) -> UIView.Type
  /// Fills a cell of the class. Callbacks of the cell go through the context, so that they reach
  /// the newest row.
  func show(in cell: UIView, as context: RowContext)
  /// Fills a header or footer; rows of cells that lay themselves out cannot stand there.
  func show(in heading: any ListHeadingView, as context: RowContext)
  func select()
  func didAppear()
  func prefetch()
  func cancelPrefetching()
  /// The actions behind a side of the row.
  func swipeActions(_ side: RowSide) -> UISwipeActionsConfiguration?
  /// The menu of the row.
  func contextMenu() -> UIMenu?
  /// The height at a width; `nil` for that of the content.
  func height(forWidth width: CGFloat) -> CGFloat?
  /// Told the index in its section that the row was dragged to.
  func move(to index: Int)
}

/// A side of a row that can be swiped away from.
enum RowSide {
  case leading
  case trailing
}

extension RowContent {
  func select() {}
  func didAppear() {}
  func prefetch() {}
  func cancelPrefetching() {}
  func swipeActions(_ side: RowSide) -> UISwipeActionsConfiguration? { nil }
  func contextMenu() -> UIMenu? { nil }
  func height(forWidth width: CGFloat) -> CGFloat? {
    if case .fixed(let height) = settings.layout.height { return height }
    return nil
  }
  func show(in heading: any ListHeadingView, as context: RowContext) {
    preconditionFailure("\(kind.name) cannot stand above or below a section")
  }
  func move(to index: Int) {}

  /// The name of the pool of cells that such rows share.
  var pool: String {
    // One after the other: most have no name besides that of their kind, which costs nothing.
    var pool = kind.pool
    let reuseIdentifier = reuseIdentifier
    if !reuseIdentifier.isEmpty { pool += " \(reuseIdentifier)" }
    if let own = settings.layout.pool { pool += " / \(own)" }
    return pool
  }
}
