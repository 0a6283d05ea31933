public import ListModel
internal import UIKit

/// A run of rows of a ``TableModel``, with a header and a footer if it wants them.
///
/// A section is known by its `id`, else by its title, else by its place in the table: give an `id`
/// where titles are translated while the table is shown, and where untitled sections come and go.
public struct Section {
  /// The identity; `nil` for one that is known by its place.
  var id: ListItemID?
  /// The rows, top to bottom.
  public var rows: [AnyRow]
  var header: (any RowContent)?
  var footer: (any RowContent)?
  var isHeaderPinned = false
  var insets: NSDirectionalEdgeInsets?
  var spacing: CGFloat = 0
  var columns: Columns?

  /// The columns of a grid.
  enum Columns {
    case count(Int)
    /// As many as fit that are at least as wide, in points.
    case width(CGFloat)
  }

  /// Makes a section under a title.
  public init(
    _ title: String,
    id: ListItemID? = nil,
    @RowBuilder rows: () -> [AnyRow]
  ) {
    self.id = id ?? ListItemID(title)
    self.rows = rows()
    header = SectionTitle.row(title)
  }

  /// Makes a section without a title.
  public init(id: ListItemID? = nil, @RowBuilder rows: () -> [AnyRow]) {
    self.id = id
    self.rows = rows()
  }

  /// Makes a section under a title, of the rows that a closure lists for each element of a
  /// sequence.
  public init<Data: Sequence>(
    _ title: String,
    id: ListItemID? = nil,
    _ data: Data,
    @RowBuilder row: (Data.Element) -> [AnyRow]
  ) {
    self.init(title, id: id) { Rows(data, row: row) }
  }

  /// Makes a section without a title, of the rows that a closure lists for each element of a
  /// sequence.
  public init<Data: Sequence>(
    id: ListItemID? = nil,
    _ data: Data,
    @RowBuilder row: (Data.Element) -> [AnyRow]
  ) {
    self.init(id: id) { Rows(data, row: row) }
  }

  /// Makes a section of rows that are at hand.
  public init(id: ListItemID? = nil, rows: [AnyRow]) {
    self.id = id
    self.rows = rows
  }

  func with(_ change: (inout Section) -> Void) -> Section {
    var copy = self
    change(&copy)
    return copy
  }
}
