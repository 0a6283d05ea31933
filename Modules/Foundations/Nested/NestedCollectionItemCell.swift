internal import UIKit

/// The cell of a shelf in a collection, as high as its items need: what ``NestedCollectionCell`` is
/// in a table.
final class NestedCollectionItemCell<View: ListItemView>: UICollectionViewListCell,
  NestedCollectionOwner, ListSizedCell
{
  let collection = NestedCollectionView<View>(frame: .zero)

  var fixedHeight: CGFloat?
  /// The room around the items: they slide across it.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { collection.insets = NestedInsets(contentInsets) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fillContent()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// The items say how high the row is; there is nothing to solve.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    fitted?.frame.size.height =
      fixedHeight ?? collection.height(forWidth: layoutAttributes.size.width)
    return fitted ?? layoutAttributes
  }
}
