internal import UIKit

/// The cell of an item: the row sets its size, so it measures nothing.
final class NestedItemCell<ItemView: ListItemView>: UICollectionViewCell, RowCell {
  static var hasGivenSize: Bool { true }
  static var isReadable: Bool { false }

  var itemView: ItemView?
  var shelf: (any ShelfView)?
  var insetConstraints: [NSLayoutConstraint] = []
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    itemView?.prepareForLayout(width: layoutAttributes.size.width)
    return layoutAttributes
  }

  /// A highlighted item is faded.
  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clearRow()
  }
}
