internal import ListModel
internal import UIKit

/// The settings of a row that do not depend on its types; set through the methods of ``ListRow``.
///
/// Together with its model, they determine whether the row's cell must be reconfigured.
public nonisolated struct RowSettings: Equatable, Sendable {
  /// The explicit identity.
  var id: ListItemID?
  var height = Height.automatic
  var estimatedHeight: CGFloat?
  var separator = RowSeparator.automatic
  var insets: NSDirectionalEdgeInsets?
  var accessory = UITableViewCell.AccessoryType.none
  var background: UIColor?
  var pool: String?
  var isSelectable = false
  /// Whether the row has swipe actions; the keyboard reaches it then, though it cannot be selected.
  var hasSwipeActions = false
  /// Whether a touch tints a selectable row.
  var tintsOnTouch = true
  var isMovable = false

  enum Height: Hashable, Sendable {
    /// The height of the content.
    case automatic
    /// A fixed height in points.
    case fixed(CGFloat)
    /// A height computed by a closure of the row.
    case computed
  }
}

extension RowSettings {
  /// The estimated height of the row until it is measured, for a table's delegate.
  @MainActor var estimate: CGFloat {
    if case .fixed(let height) = height { return height }
    return estimatedHeight ?? UITableView.automaticDimension
  }

  /// Applies the settings to a cell of a table.
  @MainActor func apply(to cell: UITableViewCell, in tableView: UITableView) {
    cell.selectionStyle = isSelectable && tintsOnTouch ? .default : .none
    cell.accessoryType = accessory
    cell.backgroundColor = background ?? tableView.style.rowBackground
    switch separator {
    case .automatic: cell.separatorInset = tableView.separatorInset
    case .hidden:
      // A table has no other way to hide one separator. Every width is below 10,000 points.
      cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10_000)
    case .inset(let leading, let trailing):
      cell.separatorInset = UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
    }
  }

  /// Aligns the separator below a cell with the row's text.
  @MainActor func alignSeparator(of cell: UITableViewCell, in tableView: UITableView) {
    guard separator == .automatic,
      let leading = (cell as? any RowCell)?.itemView?.separatorLeading
    else { return }
    cell.separatorInset.left = max(
      tableView.separatorInset.left,
      leading + (insets?.leading ?? 0)
    )
  }
}
