internal import UIKit

/// The collection view cell of a shelf, as high as its items need: the counterpart of
/// ``NestedCollectionCell`` in a table.
final class NestedCollectionItemCell<View: ListItemView>: UICollectionViewListCell,
  NestedCollectionOwner, ListSizedCell
{
  let collection = NestedCollectionView<View>(frame: .zero)

  var fixedHeight: CGFloat?
  /// The insets around the items, which scroll across them.
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

  /// The items determine the row's height; no constraints are solved.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    fitted?.frame.size.height =
      fixedHeight ?? collection.height(forWidth: layoutAttributes.size.width)
    return fitted ?? layoutAttributes
  }
}
