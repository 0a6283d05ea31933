public import Foundation

/// An attribute of a view or guide that makes constraints with others of its kind.
///
/// Use the subclasses: they let the compiler refuse pairs that do not compare.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let state: AutoLayoutState
  final let attribute: NSLayoutConstraint.Attribute

  init(_ state: AutoLayoutState, _ attribute: NSLayoutConstraint.Attribute) {
    self.state = state
    self.attribute = attribute
    super.init()
  }

  final func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    precondition(
      !attribute.mixesDirections(with: other.attribute),
      ConstraintFault.mixedDirections.words
    )
    return NSLayoutConstraint(
      first: state,
      attribute,
      relation,
      second: other.state,
      other.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// A constraint that holds both equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// A constraint that holds this at the other or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// A constraint that holds this at the other or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// A constraint that holds this `c` points from the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// A constraint that holds this `c` points from the other or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// A constraint that holds this `c` points from the other or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The points between neighbours that the system recommends.
let systemSpacing: CGFloat = 8
