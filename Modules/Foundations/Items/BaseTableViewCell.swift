import DesignKit
public import UIKit

/// A table cell that contains a ``ListItemView``: the view fills it, up to the readable width on
/// wide screens.
///
/// Features do not subclass it: register a view with a ``BaseTableViewController``.
public final class BaseTableViewCell<ItemView: ListItemView>: UITableViewCell, InsetItemCell {
  /// The view that shows the row.
  public internal(set) var itemView: ItemView?

  /// The insets of the view in the cell, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }

  var insetConstraints: [NSLayoutConstraint] = []

  /// Makes an empty cell.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = Palette.background
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Passes the width to the view before it is measured.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width - contentInsets.leading - contentInsets.trailing
    itemView?.prepareForLayout(width: min(width, Metrics.readableWidth))
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
