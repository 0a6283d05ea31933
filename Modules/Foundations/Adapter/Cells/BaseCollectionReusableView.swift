import DesignKit
public import UIKit

/// A header or footer around a ``ListItemView``: what ``BaseCollectionViewCell`` is for rows.
public final class BaseCollectionReusableView<ItemView: ListItemView>: UICollectionReusableView,
  ListItemCell
{
  /// The view inside.
  public private(set) var itemView: ItemView?

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.background
  }

  /// Fails: the view is made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Puts the view inside.
  public func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    fill(withItemView: itemView)
  }

  /// Measures the view at the width it is given.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    itemView?.prepareForLayout(width: min(layoutAttributes.size.width, Metrics.readableWidth))
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Drops what belongs to what was shown last.
  public override func prepareForReuse() {
    super.prepareForReuse()
    itemView?.prepareForReuse()
    itemView?.onAction = nil
  }
}
