public import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in view.
    case plain = 0
    /// Sections set apart from each other.
    case grouped = 1
    /// Sections set apart, as rounded blocks with room at the sides.
    case insetGrouped = 2
  }

  /// When rows that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// When a cell or its content view calls `invalidateIntrinsicContentSize()`, and when the
    /// configuration of its content is set.
    case enabled = 1
    /// Also when constraints inside the content view change.
    case enabledIncludingConstraints = 2
  }

  /// Where a row is put by scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a row appears and disappears.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Says that a height follows from the content, or that an estimate or a padding is the table's
  /// choice.
  public static let automaticDimension: CGFloat = -1

  /// What a delegate leaves to the table, as far as it is known.
  struct DefaultedMethods: OptionSet {
    var rawValue: Int
    static let rowHeight = DefaultedMethods(rawValue: 1)
    static let estimatedRowHeight = DefaultedMethods(rawValue: 2)
    static let headerView = DefaultedMethods(rawValue: 4)
    static let footerView = DefaultedMethods(rawValue: 8)
    static let canEdit = DefaultedMethods(rawValue: 16)
    static let editingStyle = DefaultedMethods(rawValue: 32)
    static let indentationLevel = DefaultedMethods(rawValue: 64)
  }

  /// A row on screen.
  struct VisibleRow {
    var row: TableRow
    let cell: UITableViewCell
    var top: Double
    var height: Double
    var bottom: Double { top + height }
  }
}
