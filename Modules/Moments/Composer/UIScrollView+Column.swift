import DesignKit
import UIKit

extension UIScrollView {
  /// The constraints of a column as wide as the view within margins, which scrolls if it is higher.
  func constraints(ofColumn column: UIView) -> [NSLayoutConstraint] {
    let content = contentLayoutGuide
    return [
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: Spacing.large),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Spacing.large),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Spacing.large),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Spacing.large),
      column.widthAnchor.constraint(
        equalTo: frameLayoutGuide.widthAnchor,
        constant: -2 * Spacing.large
      ),
    ]
  }
}
