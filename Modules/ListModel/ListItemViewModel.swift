/// What one row shows.
///
/// A value as a rule: the list publishes a new one when anything changes, and the diff finds out
/// what. A reference (a `@MainActor` class) where a row has a life of its own, such as a follow in
/// flight: the list then keeps the instance, and the row's view observes it.
///
/// ```swift
/// struct TagRow: ListItemViewModel, Equatable {
///   var itemID: ListItemID { ListItemID(name) }
///   var name: String
///   var useCount: Int
/// }
/// ```
public protocol ListItemViewModel: Sendable {
  /// The identity of the row. MUST NOT change while the row is in a list, and MUST be cheap: O(1).
  var itemID: ListItemID { get }

  /// The pool of cells the row is shown with, among those for rows of its type. Rows of one type
  /// share a pool unless they say otherwise. MUST be cheap: O(1).
  ///
  /// When a row with the same identity changes its pool, it is reloaded instead of reconfigured. A
  /// pool of their own suits rows with large parts that most rows of the type do not have: a view
  /// that makes such a part when it is first needed keeps it, hidden, for all rows that come after.
  var reuseIdentifier: String { get }

  /// Whether a cell that shows `other` already looks right for this row.
  ///
  /// Values that are `Equatable` get `==`, classes get `===`.
  func hasSameContent(as other: Self) -> Bool
}

extension ListItemViewModel {
  /// Empty: one pool for all rows of the type.
  public var reuseIdentifier: String { "" }
}

extension ListItemViewModel where Self: Equatable {
  /// Equality of values.
  public func hasSameContent(as other: Self) -> Bool { self == other }
}

extension ListItemViewModel where Self: AnyObject {
  /// Identity of instances: a row with a life of its own tells its view what changes.
  public func hasSameContent(as other: Self) -> Bool { self === other }
}

extension ListItemViewModel where Self: AnyObject & Equatable {
  /// Equality, for a class that defines it.
  public func hasSameContent(as other: Self) -> Bool { self == other }
}
