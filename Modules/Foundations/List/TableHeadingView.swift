import UIKit

/// The view above or below a section of a table: it contains the row view of the header or footer.
final class TableHeadingView<ItemView: ListItemView>: UITableViewHeaderFooterView, RowCell {
  static var hasGivenSize: Bool { true }

  var itemView: ItemView?
  var shelf: (any ShelfView)?
  var insetConstraints: [NSLayoutConstraint] = []
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }

  /// Passes the width to the view before it is measured.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareForLayout(width: targetSize.width)
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clearRow()
  }
}
