public import UIKit

extension NSLayoutConstraint {
  /// Sets the priority of the constraint and returns it, for use in lists of constraints.
  public func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  /// Sets a priority just below required, so that hiding the view in a stack view causes no
  /// conflict.
  public func yieldingToHiding() -> NSLayoutConstraint {
    withPriority(.required - 1)
  }
}
