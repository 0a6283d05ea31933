public import DesignKit
public import ListModel

/// A row that leads somewhere: a symbol and a title.
public nonisolated struct Command: ListItemViewModel, Hashable {
  /// The identity of the row.
  public var itemID: ListItemID
  /// What stands in front of the title.
  public var icon: Icon
  /// What the row does, in words.
  public var title: String

  /// Makes a row.
  public init(_ id: ListItemID, icon: Icon, title: String) {
    itemID = id
    self.icon = icon
    self.title = title
  }
}
