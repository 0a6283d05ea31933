public import UIKit

extension Anchored {
  /// Constrains the view or guide by rules, and returns the active constraints in the order of the
  /// rules.
  ///
  /// A view is positioned by constraints from then on: its autoresizing mask is no longer
  /// translated. All constraints are activated at once, so both sides of each must be in one
  /// hierarchy; otherwise UIKit stops the program, and names them. Rules of a guide without another
  /// side are about its owning view.
  ///
  /// Several attributes of one rule are constrained in the order top, leading, left, trailing,
  /// right, bottom, centers, baselines, width, height.
  @discardableResult
  public func constrain(_ rules: LayoutRule...) -> [NSLayoutConstraint] {
    let constraints = makeConstraints(rules)
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Returns the constraints of rules without activating them, as sets to switch between.
  ///
  /// A view's autoresizing mask is no longer translated. A rule about the superview needs it here
  /// already.
  public func inactiveConstraints(_ rules: LayoutRule...) -> [NSLayoutConstraint] {
    makeConstraints(rules)
  }

  /// Returns the one constraint of a rule about one attribute without activating it, to change its
  /// constant or switch it later.
  ///
  /// A view's autoresizing mask is no longer translated.
  public func inactiveConstraint(_ rule: LayoutRule) -> NSLayoutConstraint {
    rule.only(of: makeConstraints([rule]))
  }
}

extension UIView: Anchored {
  /// Makes the inactive constraints of rules, and stops the translation of the autoresizing mask.
  public func makeConstraints(_ rules: [LayoutRule]) -> [NSLayoutConstraint] {
    if translatesAutoresizingMaskIntoConstraints {
      translatesAutoresizingMaskIntoConstraints = false
    }
    return LayoutRule.constraints(of: rules, of: self, in: superview)
  }
}

extension UILayoutGuide: Anchored {
  /// Makes the inactive constraints of rules, which are about the owning view by default.
  public func makeConstraints(_ rules: [LayoutRule]) -> [NSLayoutConstraint] {
    LayoutRule.constraints(of: rules, of: self, in: owningView)
  }
}
