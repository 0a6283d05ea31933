public import UIKit

extension UILayoutGuide {
  /// Constrains the guide by rules, and returns the active constraints in the order of the rules.
  ///
  /// Rules without another side are about the owning view; otherwise as
  /// those of views.
  @discardableResult
  public func constrain(_ rules: LayoutRule...) -> [NSLayoutConstraint] {
    let constraints = LayoutRule.constraints(of: rules, of: self, in: owningView)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Returns the constraints of rules without activating them, as sets to switch between.
  public func inactiveConstraints(_ rules: LayoutRule...) -> [NSLayoutConstraint] {
    LayoutRule.constraints(of: rules, of: self, in: owningView)
  }

  /// Returns the one constraint of a rule about one attribute without activating it.
  public func inactiveConstraint(_ rule: LayoutRule) -> NSLayoutConstraint {
    rule.only(of: LayoutRule.constraints(of: [rule], of: self, in: owningView))
  }
}
