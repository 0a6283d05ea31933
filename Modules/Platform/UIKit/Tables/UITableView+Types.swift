public import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge; headers and footers are pinned.
    case plain = 0
    /// Sections are separated groups.
    case grouped = 1
    /// Sections are separated rounded groups with horizontal insets.
    case insetGrouped = 2
  }

  /// When self-sizing rows are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never automatically.
    case disabled = 0
    /// When a cell or its content view calls `invalidateIntrinsicContentSize()`, and when its
    /// content configuration is set.
    case enabled = 1
    /// Additionally, when constraints inside the content view change.
    case enabledIncludingConstraints = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The animation of an inserted, deleted or reloaded row.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The value for a height that depends on the content, or for an estimate or padding that the
  /// table chooses.
  public static let automaticDimension: CGFloat = -1

  /// The delegate methods that are known not to be implemented.
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

  struct VisibleRow {
    var row: TableRow
    let cell: UITableViewCell
    var top: Double
    var height: Double
    var bottom: Double { top + height }
  }
}
