internal import ListModel

/// The list of a row, for what its cell needs after it was configured.
protocol RowOwner: AnyObject {
  /// The newest rows of a closure-built list; `nil` if its rows are registered.
  var plan: TablePlan? { get }
  var events: ListEvents { get }

  /// Returns the state of a shelf, which is stored while other rows use its cell.
  func nestedState(of key: ListItemID) -> NestedRowState
  /// Returns the row's value on screen; it differs from the newest while newer rows wait.
  func shownContent(of key: ListItemID) -> (any RowContent)?
  /// Measures the rows on screen again.
  func rowHeightsDidChange()
}

/// Finds the row of a cell for its callbacks.
///
/// A cell outlives the row value that configured it. In a closure-built list every row has its own
/// closures, so the newest value is looked up when an event occurs. Registered rows share their
/// closures, and a cell is reconfigured when the row's content changes: there the shown row is the
/// newest.
struct RowContext {
  let key: ListItemID
  private(set) weak var owner: (any RowOwner)?
  /// Whether the newest value of the row is looked up instead of stored: it is one of a
  /// closure-built list, whose footer is a registered row.
  let looksUpNewest: Bool

  init(key: ListItemID, owner: (any RowOwner)?, looksUpNewest: Bool = false) {
    self.key = key
    self.owner = owner
    self.looksUpNewest = looksUpNewest
  }

  /// Returns the value that a callback must store to find the newest row; `nil` if it is looked up:
  /// a replaced value would keep its closures, and their captures, alive.
  func keeping<Content: RowContent>(_ shown: Content) -> Content? {
    looksUpNewest ? nil : shown
  }

  /// Returns the newest value of a row, where `kept` is the result of ``keeping(_:)``; `nil` if the
  /// row was removed, or is of another kind now.
  func newest<Content: RowContent>(_ kept: Content?, as type: Content.Type = Content.self)
    -> Content?
  {
    looksUpNewest ? owner?.plan?.row(key)?.content as? Content : kept
  }
}
