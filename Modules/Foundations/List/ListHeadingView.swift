import DesignKit
import UIKit

/// What stands above or below a section, around the section's own view.
protocol ListHeadingView: UIView {
  /// The section's own view.
  var shown: UIView? { get }
  /// Puts the section's own view inside, in the column that rows keep to.
  func install(_ view: UIView)
}

/// A header or footer of a table.
final class TableHeadingView: UITableViewHeaderFooterView, ListHeadingView {
  private(set) var shown: UIView?

  func install(_ view: UIView) {
    guard view !== shown else { return }
    shown?.removeFromSuperview()
    shown = view
    contentView.fill(withItemView: view, bottomYields: true)
  }

  /// Drops what belongs to what was shown last.
  override func prepareForReuse() {
    super.prepareForReuse()
    (shown as? any ListItemView)?.prepareForReuse()
  }

  /// Tells the view its width before it is measured.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = min(targetSize.width, Metrics.readableWidth)
    (shown as? any ListItemView)?.prepareForLayout(width: width)
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

/// A header or footer of a collection.
final class CollectionHeadingView: UICollectionReusableView, ListHeadingView {
  private(set) var shown: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.background
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func install(_ view: UIView) {
    guard view !== shown else { return }
    shown?.removeFromSuperview()
    shown = view
    fill(withItemView: view)
  }

  /// Measures the view at the width it is given.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = min(layoutAttributes.size.width, Metrics.readableWidth)
    (shown as? any ListItemView)?.prepareForLayout(width: width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Drops what belongs to what was shown last.
  override func prepareForReuse() {
    super.prepareForReuse()
    (shown as? any ListItemView)?.prepareForReuse()
  }
}
