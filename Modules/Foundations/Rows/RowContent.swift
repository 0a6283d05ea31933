internal import ListModel
internal import UIKit

/// A type-erased row of a list: its model, its view and its callbacks.
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

  /// The class of the cells that show such rows.
  func cellClass(in list: ListDriver.CellKind) -> UIView.Type
  /// Configures a cell of the class. Callbacks of the cell go through the context, so that they
  /// reach the newest row.
  func show(in cell: UIView, as context: RowContext)
  /// Configures a header or footer; not available for cells that lay themselves out.
  func show(in heading: any ListHeadingView, as context: RowContext)
  func select()
  func didAppear()
  func prefetch()
  func cancelPrefetching()
  /// Returns the swipe actions at a side of the row.
  func swipeActions(_ side: RowSide) -> UISwipeActionsConfiguration?
  /// Returns the menu of the row.
  func contextMenu() -> UIMenu?
  /// Returns the height at a width; `nil` for that of the content.
  func height(forWidth width: CGFloat) -> CGFloat?
  /// Called with the index in its section that the row was dragged to.
  func move(to index: Int)
}

/// A side of a row with swipe actions.
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
    if case .fixed(let height) = settings.height { return height }
    return nil
  }
  func show(in heading: any ListHeadingView, as context: RowContext) {
    preconditionFailure("\(kind.name) cannot stand above or below a section")
  }
  func move(to index: Int) {}

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

/// Distinguishes rows of one kind from others.
struct RowKind {
  /// A short name, for identities.
  var name: String
  /// A unique name, for reuse pools.
  var pool: String

  private static var known: [ObjectIdentifier: RowKind] = [:]

  /// The kind of rows shown by a class of views.
  ///
  /// O(1): the names are made once per class.
  static func shown(by type: UIView.Type) -> RowKind {
    let id = ObjectIdentifier(type)
    if let kind = known[id] { return kind }
    // Classes may share a name, but not an address.
    let name = String(describing: type)
    let kind = RowKind(name: name, pool: "\(name) \(UInt(bitPattern: id))")
    known[id] = kind
    return kind
  }
}
