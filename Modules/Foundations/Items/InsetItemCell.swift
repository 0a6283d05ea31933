import DesignKit
import UIKit

/// A cell of this module that contains a row view with insets, for tables and collections.
protocol InsetItemCell: ListItemCell, RowCell {
  var itemView: ItemView? { get set }
  /// The constraints of the view: top, bottom, center and width.
  var insetConstraints: [NSLayoutConstraint] { get set }
  var contentView: UIView { get }
}

extension InsetItemCell {
  /// Adds the view to the cell.
  func install(_ itemView: ItemView) {
    self.itemView?.removeFromSuperview()
    self.itemView = itemView
    insetConstraints = contentView.fill(withItemView: itemView)
    applyInsets()
  }

  /// Sets the insets around the view.
  func applyInsets() {
    let insets = contentInsets
    let shift = (insets.leading - insets.trailing) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let constants = [
      insets.top, -insets.bottom, isRightToLeft ? -shift : shift, -insets.leading - insets.trailing,
    ]
    for (edge, constant) in zip(insetConstraints, constants) { edge.constant = constant }
  }
}

extension UIView {
  /// Adds a row view, centered, as wide as the view but at most the readable width; returns its
  /// constraints at the top, the bottom, the center and of the width.
  @discardableResult
  func fill(withItemView itemView: UIView, bottomYields: Bool = false) -> [NSLayoutConstraint] {
    addConstrainedSubviews(itemView)
    let bottom = itemView.bottomAnchor.constraint(equalTo: bottomAnchor)
    let edges = [
      itemView.topAnchor.constraint(equalTo: topAnchor),
      bottomYields ? bottom.yieldingToHiding() : bottom,
      itemView.centerXAnchor.constraint(equalTo: centerXAnchor),
      itemView.widthAnchor.constraint(equalTo: widthAnchor).yieldingToHiding(),
    ]
    NSLayoutConstraint.activate(
      edges + [itemView.widthAnchor.constraint(lessThanOrEqualToConstant: Metrics.readableWidth)]
    )
    return edges
  }
}
