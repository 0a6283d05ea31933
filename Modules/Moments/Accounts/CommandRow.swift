public import DesignKit
public import ListModel

/// A row that opens something or performs a command: a symbol and a title.
public nonisolated struct CommandRow: ListItemViewModel, Hashable {
  /// The identity of the row.
  public var itemID: ListItemID
  /// The symbol before the title; `nil` for none.
  public var icon: Icon?
  /// The title of the command.
  public var title: String
  /// Whether it deletes something.
  public var isDestructive: Bool

  /// Makes a row.
  public init(_ id: ListItemID, icon: Icon?, title: String, isDestructive: Bool = false) {
    itemID = id
    self.icon = icon
    self.title = title
    self.isDestructive = isDestructive
  }
}
