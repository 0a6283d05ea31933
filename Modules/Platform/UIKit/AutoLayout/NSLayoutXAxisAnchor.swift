public import Foundation

/// A left, right, leading, trailing edge or a horizontal center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint that holds this anchor after another by a multiple of the system's spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that holds this anchor after another by at least a multiple of the system's
  /// spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that holds this anchor after another by at most a multiple of the system's
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// The distance from this anchor to another, as a dimension: to be made equal to others.
  ///
  /// It is negative where the other is before this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    precondition(
      !attribute.mixesDirections(with: otherAnchor.attribute),
      ConstraintFault.mixedDirections.words
    )
    return DistanceDimension(from: place, to: otherAnchor.place)
  }
}
