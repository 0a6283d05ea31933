internal import UIKit

/// The cell of a row of items, as high as its items need.
final class NestedCollectionCell<View: ListItemView>: UITableViewCell, RowInsetting,
  NestedCollectionOwner
{
  let collection = NestedCollectionView<View>(frame: .zero)

  /// The insets around the items, which scroll across them.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { collection.insets = NestedInsets(contentInsets) }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fillContent()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// The items determine the row's height; no constraints are solved.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: collection.height(forWidth: targetSize.width))
  }
}
