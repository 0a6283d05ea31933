internal import ListModel

/// A row of a closure-built list or of a section controller, as sections store it for the diff.
nonisolated struct RowItem: ListItemViewModel {
  /// The identity in the list, which rows of different views never share.
  let itemID: ListItemID
  /// The identity for callers of the list: that of the object of a section controller; in a
  /// closure-built list the explicit one, or that of the value, if no other row of the list has it;
  /// otherwise ``itemID``.
  let rowID: ListItemID
  let content: any RowContent
  let layout: RowLayout
  /// The value that the row shows.
  let value: AnyListItem
  /// What the row is part of; `nil` in a closure-built list.
  let origin: Origin?
  private let pool: String

  /// The object of a section controller, and the row's position in its rows.
  struct Origin {
    let object: AnyListItem
    /// The index of the row among all rows of the object.
    let index: Int
    /// The controller's position in its stack.
    let position: String
  }

  @MainActor init(
    _ content: any RowContent,
    _ value: AnyListItem,
    id: ListItemID,
    rowID: ListItemID,
    layout: RowLayout,
    pool: String,
    origin: Origin? = nil
  ) {
    itemID = id
    self.rowID = rowID
    self.content = content
    self.layout = layout
    self.value = value
    self.pool = pool
    self.origin = origin
  }

  var reuseIdentifier: String { pool }

  func hasSameContent(as other: RowItem) -> Bool {
    layout == other.layout && value.hasSameContent(as: other.value)
  }
}

extension AnyListItem {
  /// The row of a closure-built list or of a section controller.
  nonisolated var rowItem: RowItem? {
    typeID == ObjectIdentifier(RowItem.self) ? self.as(RowItem.self) : nil
  }

  /// The row with its type, as callers of the list see it: the value that the row shows, or the
  /// object of its section controller.
  nonisolated func row<Row: ListItemViewModel>(as type: Row.Type) -> Row? {
    guard let item = rowItem else { return self.as(type) }
    return item.value.as(type) ?? item.origin?.object.as(type) ?? self.as(type)
  }

  /// Whether the row shows a value of a type itself, not as one of several of an object.
  nonisolated func isShown<Row: ListItemViewModel>(as type: Row.Type) -> Bool {
    rowItem.map { $0.value.as(type) != nil } ?? true
  }

  /// The same, where each object of a section controller counts once, however many rows it has.
  nonisolated func firstRow<Row: ListItemViewModel>(as type: Row.Type) -> Row? {
    guard let item = rowItem, let origin = item.origin, origin.index > 0 else {
      return row(as: type)
    }
    return item.value.as(type)
  }

  /// The identity of the row for callers of the list.
  nonisolated var rowID: ListItemID { rowItem?.rowID ?? itemID }
}
