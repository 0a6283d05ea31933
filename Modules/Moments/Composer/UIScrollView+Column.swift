import DesignKit
import Foundations
import UIKit

extension UIScrollView {
  /// Constrains a column to be as wide as the view within margins; it scrolls if it is higher.
  func constrain(column: UIView) {
    column.constrain(
      .top.sides.bottom.equal(to: contentLayoutGuide).inset(Spacing.large),
      .width.equal(to: frameLayoutGuide).offset(-2 * Spacing.large)
    )
  }
}
