public import UIKit

extension NSLayoutConstraint {
  /// Sets a priority just below required, so that hiding the view in a stack view causes no
  /// conflict, and returns the constraint, for use in lists of constraints.
  public func yieldingToHiding() -> NSLayoutConstraint {
    priority = .required - 1
    return self
  }
}
