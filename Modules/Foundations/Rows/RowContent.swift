internal import ListModel
internal import UIKit

/// A ``Row`` of a list without its type: its model, its view and its callbacks.
///
/// There is one path from a row to a cell: a list finds the content of a row (by its registration,
/// or in the row itself in a closure-built list), and the content configures a cell of its class.
protocol RowContent: Sendable {
  var settings: RowSettings { get set }
  /// Distinguishes rows of this kind from others, in identities and in reuse pools.
  var kind: RowKind { get }
  /// The model as a row of a list, to compare with that of another row and to identify it; its
  /// identity is ``ListItemID/unidentified`` if it has none.
  var value: AnyListItem { get }
  /// The model's own part of the reuse pool's name; may be empty.
  var reuseIdentifier: String { get }

  /// The class of the cells, headers or footers that show such rows; `nil` if none can.
  func cellClass(in list: ListDriver.CellKind) -> UIView.Type?
  /// Configures a cell, header or footer of the class. Its callbacks go through the context, so
  /// that they reach the newest row.
  func show(in cell: UIView, with settings: RowSettings, as context: RowContext)
  func select()
  func didAppear()
  func prefetch()
  func cancelPrefetching()
  /// Returns the swipe actions at the leading side of the row.
  func leadingSwipeActions() -> UISwipeActionsConfiguration?
  /// Returns the swipe actions at the trailing side of the row.
  func trailingSwipeActions() -> UISwipeActionsConfiguration?
  /// Returns the menu of the row.
  func contextMenu() -> UIMenu?
  /// Returns the height at a width; `nil` for that of the content.
  func height(forWidth width: CGFloat) -> CGFloat?
  /// Called with the index in its section that the row was dragged to.
  func move(to index: Int)
}

extension RowContent {
  /// The name of the reuse pool that such rows share.
  var pool: String {
    // Appends one part at a time: most rows have only the name of their kind, which costs nothing.
    var pool = kind.pool
    let reuseIdentifier = reuseIdentifier
    if !reuseIdentifier.isEmpty { pool += " \(reuseIdentifier)" }
    if let own = settings.pool { pool += " / \(own)" }
    return pool
  }
}
