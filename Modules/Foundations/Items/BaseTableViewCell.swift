import DesignKit
public import UIKit

/// A table cell around a ``ListItemView``: the view fills it, up to the readable width on wide
/// screens.
///
/// Features never subclass it: registering a view with a ``BaseTableViewController`` is enough.
public final class BaseTableViewCell<ItemView: ListItemView>: UITableViewCell, InsetItemCell {
  /// The view that shows the row.
  public internal(set) var itemView: ItemView?

  /// The room between the edges of the cell and the view, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { insetConstraints.inset(by: contentInsets, in: self) } }
  }

  var insetConstraints = ItemViewConstraints()

  /// Makes an empty cell.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = Palette.background
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Tells the view its width before it is measured.
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

  /// Drops what belongs to the row shown last.
  public override func prepareForReuse() {
    super.prepareForReuse()
    forgetRow()
  }
}
