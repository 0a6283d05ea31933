/// The content of one row.
///
/// Usually a value: the list publishes a new one when anything changes, and the diff finds the
/// changes. Use a class (`@MainActor`) if a row has its own state, such as a pending follow
/// request: the list then keeps the instance, and the row's view observes it.
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

  /// The reuse pool of the row's cells, among those for rows of its type. Rows of one type share a
  /// pool by default. MUST be cheap: O(1).
  ///
  /// When a row with the same identity changes its pool, it is reloaded instead of reconfigured.
  /// Use a separate pool for rows with large parts that most rows of the type do not have: a view
  /// that makes such a part on first use keeps it, hidden, for all later rows.
  var reuseIdentifier: String { get }

  /// Returns whether a cell that shows `other` need not be reconfigured for this row.
  ///
  /// By default, `Equatable` values use `==`, classes use `===`.
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
  /// Identity of instances: a row with its own state notifies its view of changes.
  public func hasSameContent(as other: Self) -> Bool { self === other }
}

extension ListItemViewModel where Self: AnyObject & Equatable {
  /// Equality, for a class that defines it.
  public func hasSameContent(as other: Self) -> Bool { self == other }
}
