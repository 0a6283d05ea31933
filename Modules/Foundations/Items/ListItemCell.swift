import UIKit

/// A cell that shows its row with a ``ListItemView``.
protocol ListItemCell: UIView {
  /// The type of the view inside.
  associatedtype ItemView: ListItemView

  /// The view inside; `nil` until the cell is configured for its first row.
  var itemView: ItemView? { get }

  /// Adds the view to the cell. Called once per cell.
  func install(_ itemView: ItemView)
}

extension ListItemCell {
  /// Clears the state of the previous row.
  func clearRow() {
    itemView?.prepareForReuse()
    itemView?.onAction = nil
  }
}
