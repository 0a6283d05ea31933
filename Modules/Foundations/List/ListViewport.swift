public import ListModel

/// What a list shows at one time: whether it is at its top, and the rows on screen.
public struct ListViewport {
  /// Whether the list is scrolled to its top.
  public let isAtTop: Bool
  /// The rows on screen, top to bottom.
  let rows: [(item: AnyListItem, position: ListPosition)]

  /// The position of the topmost row of a type; `nil` if there is none on screen.
  ///
  /// O(rows on screen).
  public func topmostPosition<Row: ListItemViewModel>(of type: Row.Type) -> ListPosition? {
    rows.first { $0.item.row(as: type) != nil }?.position
  }
}
