/// One page of a list, as returned by an asynchronous source.
///
/// The cursor of lists with a single page is `Never`.
public struct ListPage<Row: Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The rows, in order; may be empty.
  public var rows: [Row]

  /// The cursor of the next page; `nil` at the end of the list.
  public var next: Cursor?

  /// Makes a page.
  public init(_ rows: [Row], next: Cursor? = nil) {
    self.rows = rows
    self.next = next
  }

  /// Makes a page of rows of several types, with conditions and loops.
  ///
  /// ```swift
  /// ListPage(next: page.cursor) {
  ///   page.members
  ///   page.photos
  /// }
  /// ```
  public init(next: Cursor? = nil, @ListItemsBuilder rows: () -> [AnyListItem])
  where Row == AnyListItem {
    self.init(rows(), next: next)
  }
}
