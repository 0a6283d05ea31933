/// One page of a list, as an asynchronous source gives it.
public struct ListPage<Row: Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The rows, in order; may be empty.
  public var rows: [Row]

  /// Where the next page begins; `nil` at the end of the list.
  public var next: Cursor?

  /// Makes a page.
  public init(_ rows: [Row], next: Cursor? = nil) {
    self.rows = rows
    self.next = next
  }
}

/// The cursor of lists that have one page: there is never one.
public enum NoCursor: Hashable, Sendable {}
