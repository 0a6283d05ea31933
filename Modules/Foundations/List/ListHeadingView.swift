import DesignKit
import UIKit

/// A header or footer of a section, around the section's own view.
protocol ListHeadingView: UIView {
  /// The section's own view.
  var shown: UIView? { get }
  /// Adds the section's own view, in the same column as rows.
  func install(_ view: UIView)
}

final class TableHeadingView: UITableViewHeaderFooterView, ListHeadingView {
  private(set) var shown: UIView?

  func install(_ view: UIView) {
    guard view !== shown else { return }
    shown?.removeFromSuperview()
    shown = view
    contentView.fill(withItemView: view, bottomYields: true)
  }

  /// Clears the state of the previous content.
  override func prepareForReuse() {
    super.prepareForReuse()
    (shown as? any ListItemView)?.prepareForReuse()
  }

  /// Passes the width to the view before it is measured.
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
  /// The height at a width, if the row has one of its own.
  var rowHeight: ((CGFloat) -> CGFloat?)?

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

  /// Measures the view at its width, unless the row has a height of its own.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height = rowHeight?(layoutAttributes.size.width) {
      return layoutAttributes.sized(toHeight: height)
    }
    let width = min(layoutAttributes.size.width, Metrics.readableWidth)
    (shown as? any ListItemView)?.prepareForLayout(width: width)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Clears the state of the previous content.
  override func prepareForReuse() {
    super.prepareForReuse()
    (shown as? any ListItemView)?.prepareForReuse()
  }
}
