internal import UIKit

/// A cell that contains the collection of a row of items, which fills it.
protocol NestedCell: RowCell {
  associatedtype View: ListItemView
  var collection: NestedCollectionView<View> { get }
  var contentView: UIView { get }
}

extension NestedCell {
  /// Called when the list's update has ended: the collection can be updated too.
  func listDidUpdate() { collection.applyPendingItems() }
  /// Called before the cell appears: pending items are shown immediately.
  func willAppear() { collection.showPendingItems() }
  /// Called when the cell returns to the reuse pool.
  func didLeaveScreen() { collection.didLeaveScreen() }

  /// Adds the collection to the cell, with the size of its content view.
  fileprivate func fillContent() {
    collection.frame = contentView.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(collection)
  }
}

/// The cell of a row of items in a table, as high as its items need.
final class NestedTableViewCell<View: ListItemView>: UITableViewCell, NestedCell {
  let collection = NestedCollectionView<View>(frame: .zero)

  /// The insets around the items, which scroll across them.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { collection.insets = contentInsets }
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

/// The cell of a row of items in a collection, as high as its items need.
final class NestedCollectionViewCell<View: ListItemView>: UICollectionViewListCell, NestedCell,
  CollectionRowCell
{
  let collection = NestedCollectionView<View>(frame: .zero)

  var rowHeight: ((CGFloat) -> CGFloat?)?
  /// The insets around the items, which scroll across them.
  var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { collection.insets = contentInsets }
  }
  var accessory = UITableViewCell.AccessoryType.none {
    didSet { if accessory != oldValue { accessories = accessory.ofCollections } }
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
    let width = layoutAttributes.size.width
    return layoutAttributes.sized(
      toHeight: rowHeight?(width) ?? collection.height(forWidth: width)
    )
  }
}

/// The cell of an item: the row sets its size, so it measures nothing.
final class NestedItemCell<ItemView: ListItemView>: UICollectionViewCell, ListItemCell {
  private(set) var itemView: ItemView?

  func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    contentView.addSubview(itemView)
    itemView.constrain(.edges)
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
