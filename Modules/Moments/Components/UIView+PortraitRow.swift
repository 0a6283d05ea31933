import DesignKit
import Foundations
public import UIKit

extension UIView {
  /// The constraints of a row with a leading portrait, and a column beside it as high as the row.
  public func portraitRow(_ portrait: UIView, beside column: UIView) -> [NSLayoutConstraint] {
    portrait.inactiveConstraints(
      .leading.equal(to: self).inset(Spacing.large),
      .top.equal(to: self).inset(Spacing.medium),
      .size(Metrics.avatar),
      .bottom.atMost(self).inset(Spacing.medium)
    )
      + column.inactiveConstraints(
        .leading.equal(to: portrait.trailingAnchor).offset(Spacing.medium),
        .top.equal(to: self).inset(Spacing.medium),
        .trailing.equal(to: self).inset(Spacing.large).yielding,
        .bottom.equal(to: self).inset(Spacing.medium).yielding
      )
  }
}
