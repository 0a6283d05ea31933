public import DesignKit
public import UIKit

/// A table cell around a ``ListItemView``: the view fills it, up to the readable width on wide screens.
///
/// Features never subclass it: registering a view with a ``BaseTableViewController`` is enough.
public final class BaseTableViewCell<ItemView: ListItemView>: UITableViewCell, ListItemCell {
  /// The view that shows the row.
  public private(set) var itemView: ItemView?

  /// Makes an empty cell.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = Palette.background
  }

  /// Fails: cells are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Puts the view into the cell.
  public func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    itemView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(itemView)
    let fullWidth = itemView.widthAnchor.constraint(equalTo: contentView.widthAnchor)
    fullWidth.priority = .required - 1
    NSLayoutConstraint.activate([
      itemView.topAnchor.constraint(equalTo: contentView.topAnchor),
      itemView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      itemView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      itemView.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.readableWidth),
      fullWidth,
    ])
  }

  /// Tells the view its width before it is measured.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    itemView?.prepareForLayout(width: min(targetSize.width, Metrics.readableWidth))
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Drops what belongs to the row shown last.
  public override func prepareForReuse() {
    super.prepareForReuse()
    itemView?.prepareForReuse()
    itemView?.onAction = nil
  }
}
