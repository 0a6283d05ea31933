public import ListModel

/// The day above a section of the wall.
public struct WallDayRow: ListItemViewModel, Hashable {
  /// The identity of the day.
  public var id: ListItemID

  /// "Today", "Yesterday", "Tuesday, 18 March".
  public var title: String

  /// Makes a day.
  public init(id: ListItemID, title: String) {
    self.id = id
    self.title = title
  }

  /// The identity of the row: that of the day.
  public var itemID: ListItemID { id }
}
