public import ListModel
internal import UIKit

/// A group of rows of a ``TableModel``, with an optional header and footer.
///
/// A section is identified by its `id`, otherwise by its title, otherwise by its index in the
/// table: set an `id` if titles are translated while the table is shown, or if untitled sections
/// are inserted and deleted.
public struct Section {
  /// The identity; `nil` for a section that is identified by its index.
  var id: ListItemID?
  /// The rows, top to bottom.
  public var rows: [AnyRow]
  var header: AnyRow?
  var footer: AnyRow?
  var isHeaderPinned = false
  var headerHeight: CGFloat?
  var insets: NSDirectionalEdgeInsets?
  var spacing: CGFloat = 0
  var columns: Columns?
  /// Whether it was made of rows outside of sections.
  var isUngrouped = false

  /// The columns of a grid.
  enum Columns {
    case count(Int)
    /// As many columns as fit with a minimum width, in points.
    case width(CGFloat)
  }

  /// Makes a section with a title.
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

  /// Makes a section with a title, and the rows of a closure that is called for each element of a
  /// sequence.
  public init<Data: Sequence>(
    _ title: String,
    id: ListItemID? = nil,
    _ data: Data,
    @RowBuilder row: (Data.Element) -> [AnyRow]
  ) {
    self.init(title, id: id) { data.flatMap { row($0) } }
  }

  /// Makes a section without a title, and the rows of a closure that is called for each element of
  /// a sequence.
  public init<Data: Sequence>(
    id: ListItemID? = nil,
    _ data: Data,
    @RowBuilder row: (Data.Element) -> [AnyRow]
  ) {
    self.init(id: id) { data.flatMap { row($0) } }
  }

  /// Makes a section from an array of rows.
  public init(id: ListItemID? = nil, rows: [AnyRow]) {
    self.id = id
    self.rows = rows
  }

  /// The header with the height of headers, or space of that height where there is none.
  var sizedHeader: AnyRow? {
    guard let headerHeight else { return header }
    let row = header ?? Row(id: "space") { UIView() }.separator(.hidden).asRow
    var content = row.content
    content.settings.height = .fixed(headerHeight)
    return AnyRow(content)
  }

  func with(_ change: (inout Section) -> Void) -> Section {
    var copy = self
    change(&copy)
    return copy
  }
}
