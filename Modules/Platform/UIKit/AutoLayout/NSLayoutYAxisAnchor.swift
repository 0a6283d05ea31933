public import Foundation

/// A top or bottom edge, a baseline or a vertical center.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint that holds this anchor below another by a multiple of the system's spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that holds this anchor below another by at least a multiple of the system's
  /// spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that holds this anchor below another by at most a multiple of the system's
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// The distance from this anchor to another, as a dimension: to be made equal to others.
  ///
  /// It is negative where the other is above this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    precondition(
      !attribute.mixesDirections(with: otherAnchor.attribute),
      ConstraintFault.mixedDirections.words
    )
    return DistanceDimension(from: place, to: otherAnchor.place)
  }
}
