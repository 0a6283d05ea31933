internal import ListModel

/// Where callbacks of a cell find the row it shows.
///
/// A cell outlives the row value it was filled from: the row's newest value is looked up when something happens.
struct RowContext {
  let key: ListItemID
  private(set) weak var driver: TableModelDriver?

  init(key: ListItemID, driver: TableModelDriver) {
    self.key = key
    self.driver = driver
  }

  /// The newest value of the row; `nil` when it is gone, or is of another kind by now.
  func newest<Content: RowContent>(_ type: Content.Type) -> Content? {
    driver?.newestRow(key) as? Content
  }

  /// The value of the row that the table shows; differs from the newest while a model waits to be shown.
  ///
  /// O(number of rows).
  func shown<Content: RowContent>(_ type: Content.Type) -> Content? {
    driver?.shownRow(key) as? Content
  }
}
