public import UIKit

extension UIButton {
  /// Tells assistive technologies whether the part that the button folds is expanded.
  ///
  /// Before iOS 18, only the title of the button tells it.
  public func showAsExpanded(_ isExpanded: Bool) {
    guard #available(iOS 18, *) else { return }
    accessibilityExpandedStatus = isExpanded ? .expanded : .collapsed
  }
}
