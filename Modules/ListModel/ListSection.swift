/// A group of rows under one header.
public struct ListSection: Sendable {
  /// The identity of the section within its list.
  public var id: ListItemID

  /// The header above the rows, if any.
  public var header: AnyListItem?

  /// The footer below the rows, if any.
  public var footer: AnyListItem?

  /// The rows, top to bottom.
  public var items: [AnyListItem]

  /// Makes a section of wrapped rows: for code that builds lists.
  public init(
    id: ListItemID,
    header: AnyListItem? = nil,
    footer: AnyListItem? = nil,
    items: [AnyListItem]
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.items = items
  }

  /// Makes a section of rows of one type.
  public init(
    id: ListItemID,
    header: (any ListItemViewModel)? = nil,
    footer: (any ListItemViewModel)? = nil,
    rows: [some ListItemViewModel]
  ) {
    self.init(id: id, header: header, footer: footer) { rows }
  }

  /// Makes a section of rows of several types, with conditions and loops.
  ///
  /// ```swift
  /// ListSection(id: "profile") {
  ///   header
  ///   if let notice { notice }
  ///   moments
  /// }
  /// ```
  public init(
    id: ListItemID,
    header: (any ListItemViewModel)? = nil,
    footer: (any ListItemViewModel)? = nil,
    @ListItemsBuilder rows: () -> [AnyListItem]
  ) {
    self.init(
      id: id,
      header: header.map(AnyListItem.init(erasing:)),
      footer: footer.map(AnyListItem.init(erasing:)),
      items: rows()
    )
  }

  /// Replaces the row at an index, whatever its type was; O(1) where the section is not shared.
  public mutating func replaceRow(at index: Int, with row: some ListItemViewModel) {
    items[index] = AnyListItem(row)
  }

  /// The rows of one type, in order.
  ///
  /// Lazy: the first costs no more than the rows before it, all of them O(rows).
  public func rows<Row: ListItemViewModel>(of type: Row.Type) -> some Collection<Row> {
    items.lazy.compactMap { $0.as(type) }
  }

  /// The first row of a type; `nil` if there is none.
  ///
  /// O(rows).
  public func row<Row: ListItemViewModel>(of type: Row.Type) -> Row? {
    for item in items {
      if let row = item.as(type) { return row }
    }
    return nil
  }
}
