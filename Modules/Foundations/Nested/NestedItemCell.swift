internal import UIKit

/// The cell of an item: the row sets its size, so it measures nothing.
final class NestedItemCell<ItemView: ListItemView>: UICollectionViewCell, ListItemCell {
  private(set) var itemView: ItemView?

  func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    contentView.addSubview(itemView)
    itemView.pinEdges(to: contentView)
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
    itemView?.prepareForReuse()
    itemView?.onAction = nil
  }
}
