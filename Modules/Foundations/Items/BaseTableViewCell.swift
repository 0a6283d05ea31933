import DesignKit
public import UIKit

/// A table cell around a ``ListItemView``: the view fills it, up to the readable width on wide screens.
///
/// Features never subclass it: registering a view with a ``BaseTableViewController`` is enough.
public final class BaseTableViewCell<ItemView: ListItemView>: UITableViewCell, ListItemCell {
  /// The view that shows the row.
  public private(set) var itemView: ItemView?

  /// The room between the edges of the cell and the view, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }

  /// Where the insets apply: top, bottom, middle and width of the view.
  private var insetConstraints: [NSLayoutConstraint] = []

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

  /// Puts the view into the cell.
  public func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    itemView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(itemView)
    let fullWidth = itemView.widthAnchor.constraint(equalTo: contentView.widthAnchor)
    fullWidth.priority = .required - 1
    insetConstraints = [
      itemView.topAnchor.constraint(equalTo: contentView.topAnchor),
      itemView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      itemView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      fullWidth,
    ]
    applyInsets()
    NSLayoutConstraint.activate(insetConstraints)
    itemView.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.readableWidth).isActive =
      true
  }

  private func applyInsets() {
    let insets = contentInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = (insets.leading - insets.trailing) / 2
    let constants = [
      insets.top, -insets.bottom, isRightToLeft ? -shift : shift, -insets.leading - insets.trailing,
    ]
    for (constraint, constant) in zip(insetConstraints, constants) {
      constraint.constant = constant
    }
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
    itemView?.prepareForReuse()
    itemView?.onAction = nil
  }
}
