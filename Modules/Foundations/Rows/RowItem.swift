internal import ListModel

/// A row of a closure-built list, as its sections store it for the diff.
nonisolated struct RowItem: ListItemViewModel {
  /// The identity in the list, which rows of different views never share.
  let itemID: ListItemID
  /// The identity for callers of the list: the explicit one, or that of the value, if no other row
  /// of the list has it; otherwise ``itemID``.
  let rowID: ListItemID
  let content: any RowContent
  let layout: RowLayout
  /// The value that the row shows.
  let value: AnyListItem
  private let pool: String

  @MainActor init(
    _ content: any RowContent,
    _ value: AnyListItem,
    id: ListItemID,
    rowID: ListItemID,
    layout: RowLayout,
    pool: String
  ) {
    itemID = id
    self.rowID = rowID
    self.content = content
    self.layout = layout
    self.value = value
    self.pool = pool
  }

  var reuseIdentifier: String { pool }

  func hasSameContent(as other: RowItem) -> Bool {
    layout == other.layout && value.hasSameContent(as: other.value)
  }
}

extension AnyListItem {
  private nonisolated var rowItem: RowItem? {
    typeID == ObjectIdentifier(RowItem.self) ? self.as(RowItem.self) : nil
  }

  /// The row with its type, as callers of the list see it: in a closure-built list, the value that
  /// the row shows.
  nonisolated func row<Row: ListItemViewModel>(as type: Row.Type) -> Row? {
    rowItem?.value.as(type) ?? self.as(type)
  }

  /// The identity of the row for callers of the list.
  nonisolated var rowID: ListItemID { rowItem?.rowID ?? itemID }
}
