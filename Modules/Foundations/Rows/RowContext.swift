internal import ListModel

/// Where callbacks of a cell find the row it shows.
///
/// A cell outlives the row value it was filled from. In a closure-built list every row brings
/// closures of its own, so the newest value is looked up when something happens. Registered rows
/// share their closures, and a cell is filled anew when the row's content changes: there the row
/// that was shown is the newest.
struct RowContext {
  let key: ListItemID
  private(set) weak var driver: ListDriver?

  init(key: ListItemID, driver: ListDriver?) {
    self.key = key
    self.driver = driver
  }

  /// Whether the newest value of a row is looked up rather than kept.
  var looksUpNewest: Bool { driver?.plan != nil }

  /// What a callback must keep of the row that is shown to find its newest value; `nil` where that
  /// is looked up: a value that is replaced would keep its closures, and what they capture, alive.
  func keeping<Content: RowContent>(_ shown: Content) -> Content? {
    looksUpNewest ? nil : shown
  }

  /// The newest value of a row, where `kept` is what ``keeping(_:)`` gave; `nil` when it is gone,
  /// or is of another kind by now.
  func newest<Content: RowContent>(_ kept: Content?, as type: Content.Type = Content.self)
    -> Content?
  {
    guard let plan = driver?.plan else { return kept }
    return plan.row(key)?.content as? Content
  }
}
