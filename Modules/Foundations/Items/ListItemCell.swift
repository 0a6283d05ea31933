public import UIKit

/// A cell that shows its row by a ``ListItemView``.
public protocol ListItemCell: UIView {
  /// The type of the view inside.
  associatedtype ItemView: ListItemView

  /// The view inside; `nil` until the cell is configured for its first row.
  var itemView: ItemView? { get }

  /// Puts the view into the cell. Called once in the life of a cell.
  func install(_ itemView: ItemView)
}
