public import DesignKit
public import ListModel

/// A row that leads somewhere or does something: a symbol and a title.
public nonisolated struct Command: ListItemViewModel, Hashable {
  /// The identity of the row.
  public var itemID: ListItemID
  /// What stands in front of the title; `nil` for nothing.
  public var icon: Icon?
  /// What the row does, in words.
  public var title: String
  /// Whether it takes something away.
  public var isDestructive: Bool

  /// Makes a row.
  public init(_ id: ListItemID, icon: Icon?, title: String, isDestructive: Bool = false) {
    itemID = id
    self.icon = icon
    self.title = title
    self.isDestructive = isDestructive
  }
}
