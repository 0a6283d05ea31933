internal import UIKit

/// How a row sits in its table: with its model, what decides whether its cell must be filled again.
nonisolated struct RowLayout: Equatable, Sendable {
  var height = RowHeight.automatic
  var estimatedHeight: CGFloat?
  var separator = RowSeparator.automatic
  var insets: NSDirectionalEdgeInsets?
  var accessory = UITableViewCell.AccessoryType.none
  var background: UIColor?
  var pool: String?
  var isSelectable = false
  /// Whether a finger on a selectable row tints it.
  var tintsOnTouch = true
  var isMovable = false
}

extension RowLayout {
  /// How high the row is taken to be until it is measured, as a table's delegate says it.
  @MainActor var estimate: CGFloat {
    if case .fixed(let height) = height { return height }
    return estimatedHeight ?? UITableView.automaticDimension
  }

  /// Gives a cell the looks of its row.
  @MainActor func apply(to cell: UITableViewCell, in tableView: UITableView) {
    cell.selectionStyle = isSelectable && tintsOnTouch ? .default : .none
    cell.accessoryType = accessory
    cell.backgroundColor = background ?? TableColors.row(tableView.style)
    switch separator {
    case .automatic: cell.separatorInset = tableView.separatorInset
    case .hidden:
      // A table has no other way to leave out one line. Any width is within ten thousand points.
      cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10_000)
    case .inset(let leading, let trailing):
      cell.separatorInset = UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
    }
    if let cell = cell as? any RowInsetting {
      cell.contentInsets = insets ?? .zero
    } else if let insets {
      cell.contentView.directionalLayoutMargins = insets
    }
  }

  /// Lets the line below a cell that shows its row begin where the words do.
  @MainActor func alignSeparator(of cell: UITableViewCell, in tableView: UITableView) {
    guard separator == .automatic,
      let view = (cell as? any ListItemCell)?.itemView as? any SeparatorAligning,
      let leading = view.separatorLeading
    else { return }
    cell.separatorInset.left = max(
      tableView.separatorInset.left,
      leading + (insets?.leading ?? 0)
    )
  }
}
