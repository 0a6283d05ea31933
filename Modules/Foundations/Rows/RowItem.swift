internal import ListModel

/// A row of a closure-built list or of a section controller, as sections store it for the diff.
nonisolated struct RowItem: ListItemViewModel {
  /// The identity in the list: in a closure-built list the row's own, if no row before has it.
  var itemID = ListItemID.unidentified
  let content: any RowContent
  var settings: RowSettings
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

  /// Makes a row without an identity.
  @MainActor init(_ content: any RowContent, origin: Origin? = nil) {
    self.content = content
    settings = content.settings
    value = content.value
    pool = content.pool
    self.origin = origin
  }

  /// The explicit identity, or that of the value; `nil` for a row that has none.
  @MainActor var ownID: ListItemID? {
    content.settings.id ?? (value.itemID == .unidentified ? nil : value.itemID)
  }

  var reuseIdentifier: String { pool }

  func hasSameContent(as other: RowItem) -> Bool {
    pool == other.pool && settings == other.settings && value.hasSameContent(as: other.value)
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

  /// The identity of the row for callers of the list: that of the object which it is part of, or
  /// its own.
  nonisolated var rowID: ListItemID { rowItem?.origin?.object.itemID ?? itemID }
}
