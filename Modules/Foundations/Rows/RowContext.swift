internal import ListModel

/// Finds the row of a cell for its callbacks.
///
/// A cell outlives the row value that configured it. Rows of closure-built lists and of section
/// controllers, and items, have closures of their own, so the newest value is looked up when an
/// event occurs. Registered rows share their closures, and a cell is reconfigured when the row's
/// content changes: there the shown row is the newest.
struct RowContext {
  let key: ListItemID
  private(set) weak var owner: ListDriver?
  /// Whether the newest value of the row is looked up instead of stored: it has closures of its
  /// own.
  let looksUpNewest: Bool

  init(key: ListItemID, owner: ListDriver?, looksUpNewest: Bool = false) {
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
    looksUpNewest ? owner?.newestContent(key) as? Content : kept
  }
}
