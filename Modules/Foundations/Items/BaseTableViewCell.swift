public import UIKit

/// A table cell that contains a ``ListItemView``: the view fills it, up to the readable width on
/// wide screens.
///
/// Features do not subclass it: register a view with a ``BaseTableViewController``.
public final class BaseTableViewCell<ItemView: ListItemView>: UITableViewCell, RowCell {
  /// The view that shows the row.
  public internal(set) var itemView: ItemView?

  /// The insets of the view in the cell, in points.
  public internal(set) var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }

  var shelf: (any ShelfView)?
  var insetConstraints: [NSLayoutConstraint] = []

  /// Measures the row at its width, which the view receives before; a shelf knows its height, so
  /// that no constraints are solved.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let shelf {
      return CGSize(width: targetSize.width, height: shelf.height(forWidth: targetSize.width))
    }
    prepareForLayout(width: targetSize.width)
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Clears the state of the previous row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    clearRow()
  }
}
