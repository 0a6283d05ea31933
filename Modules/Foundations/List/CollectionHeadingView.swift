import DesignKit
import UIKit

/// The view above or below a section of a collection, as ``TableHeadingView`` in tables.
final class CollectionHeadingView<ItemView: ListItemView>: UICollectionReusableView, RowCell {
  var itemView: ItemView?
  var shelf: (any ShelfView)?
  var insetConstraints: [NSLayoutConstraint] = []
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }
  var contentView: UIView { self }
  /// The height of the row at a width, in points; `nil` if the content determines it.
  var rowHeight: ((_ width: CGFloat) -> CGFloat?)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.background
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// Measures the view at its width, unless the row has a height of its own.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height = rowHeight?(layoutAttributes.size.width) {
      return layoutAttributes.sized(toHeight: height)
    }
    prepareForLayout(width: layoutAttributes.size.width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clearRow()
  }
}
