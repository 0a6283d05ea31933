public import UIKit

extension NSLayoutConstraint {
  /// Gives the constraint a priority and returns it, so that it can be set where constraints are
  /// listed.
  public func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  /// Just below required: holds always but where a stack view hides the view, which would be a
  /// conflict otherwise.
  public func yieldingToHiding() -> NSLayoutConstraint {
    withPriority(.required - 1)
  }
}
