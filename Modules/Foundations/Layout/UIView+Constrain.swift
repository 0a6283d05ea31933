public import UIKit

extension UIView {
  /// Constrains the view by rules, and returns the active constraints in the order of the rules.
  ///
  /// The view is positioned by constraints from then on: its autoresizing mask is no longer
  /// translated. All constraints are activated at once, so both sides of each must be in one
  /// hierarchy; otherwise UIKit stops the program, and names them.
  ///
  /// Several attributes of one rule are constrained in the order top, leading, left, trailing,
  /// right, bottom, centers, baselines, width, height.
  @discardableResult
  public func constrain(_ rules: LayoutRule...) -> [NSLayoutConstraint] {
    let constraints = constraints(of: rules)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Returns the constraints of rules without activating them, as sets to switch between.
  ///
  /// The view's autoresizing mask is no longer translated. A rule about the superview needs it here
  /// already.
  public func inactiveConstraints(_ rules: LayoutRule...) -> [NSLayoutConstraint] {
    constraints(of: rules)
  }

  /// Returns the one constraint of a rule about one attribute without activating it, to change its
  /// constant or switch it later.
  ///
  /// The view's autoresizing mask is no longer translated.
  public func inactiveConstraint(_ rule: LayoutRule) -> NSLayoutConstraint {
    rule.only(of: constraints(of: [rule]))
  }

  private func constraints(of rules: [LayoutRule]) -> [NSLayoutConstraint] {
    if translatesAutoresizingMaskIntoConstraints {
      translatesAutoresizingMaskIntoConstraints = false
    }
    return LayoutRule.constraints(of: rules, of: self, in: superview)
  }
}
