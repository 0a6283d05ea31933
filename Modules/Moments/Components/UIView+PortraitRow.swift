import DesignKit
import Foundations
public import UIKit

extension UIView {
  /// The constraints of a row with a leading portrait, and a column beside it as high as the row.
  public func portraitRow(_ portrait: UIView, beside column: UIView) -> [NSLayoutConstraint] {
    [
      portrait.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      portrait.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      portrait.widthAnchor.constraint(equalToConstant: Metrics.avatar),
      portrait.heightAnchor.constraint(equalToConstant: Metrics.avatar),
      portrait.bottomAnchor.constraint(
        lessThanOrEqualTo: bottomAnchor,
        constant: -Spacing.medium
      ),
      column.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: Spacing.medium),
      column.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large)
        .yieldingToHiding(),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium)
        .yieldingToHiding(),
    ]
  }
}
