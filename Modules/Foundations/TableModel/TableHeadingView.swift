internal import DesignKit
internal import ListModel
internal import UIKit

/// What stands above or below a section: the table's view around the section's own, in the column that rows keep to.
final class TableHeadingView: UITableViewHeaderFooterView {
  /// The identity of a view that was made on the spot.
  var shownID: ListItemID?
  private(set) var shown: UIView?

  func install(_ view: UIView) {
    guard view !== shown else { return }
    shown?.removeFromSuperview()
    shown = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).yieldingToHiding(),
      view.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.readableWidth),
      view.widthAnchor.constraint(equalTo: contentView.widthAnchor).yieldingToHiding(),
    ])
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
