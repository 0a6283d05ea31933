import UIKit

extension LayoutRule {
  /// Appends the inactive constraints of the rule, one for each attribute.
  func append(
    to constraints: inout [NSLayoutConstraint],
    of item: any Anchored,
    in superview: UIView?
  ) {
    var rest = attributes.rawValue
    while let attribute = LayoutAttribute(rawValue: UInt16(rest.trailingZeroBitCount)) {
      rest &= rest - 1
      let constraint = constraint(of: attribute, of: item, in: superview)
      if let priority = priority(of: attribute) { constraint.priority = priority }
      constraints.append(constraint)
    }
  }

  private func constraint(
    of attribute: LayoutAttribute,
    of item: any Anchored,
    in superview: UIView?
  ) -> NSLayoutConstraint {
    let relation = plainRelation(of: attribute)
    let constant = constant(of: attribute)
    if let own = item.horizontalAnchor(attribute) {
      return Self.make(own, relation, horizontal(attribute, item, superview), constant)
    }
    if let own = item.verticalAnchor(attribute) {
      return Self.make(own, relation, vertical(attribute, item, superview), constant)
    }
    let own = item.dimension(attribute)
    guard let other = dimension(attribute, item, superview) else {
      return Self.make(own, relation, constant)
    }
    return Self.make(own, relation, other, multiplier, constant)
  }

  private func plainRelation(of attribute: LayoutAttribute) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: return .equal
    case .atLeast: return .greaterThanOrEqual
    case .atMost: return .lessThanOrEqual
    case .within:
      precondition(
        !LayoutAttribute.Mask.centers.contains(attribute),
        "A center is not within another: use atLeast(_:) or atMost(_:), or a rule about edges."
      )
      return LayoutAttribute.Mask.near.contains(attribute) ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }

  private func constant(of attribute: LayoutAttribute) -> CGFloat {
    switch attribute {
    case .top, .firstBaseline: constant + insets.top
    case .leading, .left: constant + insets.sides
    case .trailing, .right: constant - insets.sides
    case .bottom, .lastBaseline: constant - insets.bottom
    case .centerX, .centerY, .width, .height: constant
    }
  }

  private func priority(of attribute: LayoutAttribute) -> UILayoutPriority? {
    if let priority { return priority }
    let yields = yieldsAtFarEdges && LayoutAttribute.Mask.far.contains(attribute)
    return yields ? .required - 1 : nil
  }

  // MARK: The other side

  private func horizontal(
    _ attribute: LayoutAttribute,
    _ item: any Anchored,
    _ superview: UIView?
  ) -> NSLayoutXAxisAnchor {
    if case .horizontal(let anchor) = target { return anchor }
    guard let anchor = other(attribute, item, superview)?.horizontalAnchor(attribute) else {
      preconditionFailure(mismatch(attribute, item))
    }
    return anchor
  }

  private func vertical(
    _ attribute: LayoutAttribute,
    _ item: any Anchored,
    _ superview: UIView?
  ) -> NSLayoutYAxisAnchor {
    if case .vertical(let anchor) = target { return anchor }
    guard let anchor = other(attribute, item, superview)?.verticalAnchor(attribute) else {
      preconditionFailure(mismatch(attribute, item))
    }
    return anchor
  }

  /// Nil for a length in points.
  private func dimension(
    _ attribute: LayoutAttribute,
    _ item: any Anchored,
    _ superview: UIView?
  ) -> NSLayoutDimension? {
    switch target {
    case .dimension(let anchor): return anchor
    case .ownHeight: return item.heightAnchor
    case .points: return nil
    case .superview, .item, .horizontal, .vertical:
      guard let other = other(attribute, item, superview) else {
        preconditionFailure(mismatch(attribute, item))
      }
      return other.dimension(attribute)
    }
  }

  /// The view or guide whose attribute of the same kind is meant; nil if the rule names an anchor.
  private func other(
    _ attribute: LayoutAttribute,
    _ item: any Anchored,
    _ superview: UIView?
  ) -> (any Anchored)? {
    switch target {
    case .item(let item): return item
    case .superview:
      guard let superview else {
        preconditionFailure(
          "\(attribute) of \(item) is constrained to the superview, and there is none: add it first."
        )
      }
      return superview
    case .horizontal, .vertical, .dimension, .ownHeight, .points: return nil
    }
  }

  private func mismatch(_ attribute: LayoutAttribute, _ item: any Anchored) -> String {
    "\(attribute) of \(item) cannot be constrained to what the rule names: "
      + "edges and centers go with those of the same direction, lengths with lengths and points."
  }
}

extension LayoutRule {
  /// The inactive constraints of rules.
  static func constraints(
    of rules: [LayoutRule],
    of item: any Anchored,
    in superview: UIView?
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(rules.reduce(0) { $0 + $1.attributes.rawValue.nonzeroBitCount })
    for rule in rules { rule.append(to: &constraints, of: item, in: superview) }
    return constraints
  }

  /// The constraint of a rule about one attribute.
  func only(of constraints: [NSLayoutConstraint]) -> NSLayoutConstraint {
    precondition(
      constraints.count == 1,
      "A rule about \(constraints.count) attributes is not one constraint: use inactiveConstraints(_:)."
    )
    return constraints[0]
  }
}
