public import Foundation

/// A top or bottom edge, a baseline or a vertical center.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint that this anchor is below another by a multiple of the system spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that this anchor is below another by no less than a multiple of the system
  /// spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that this anchor is below another by no more than a multiple of the system
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// The distance from this anchor to another, as a dimension for constraints.
  ///
  /// It is negative if the other anchor is above this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    precondition(
      !attribute.mixesDirections(with: otherAnchor.attribute),
      ConstraintFault.mixedDirections.words
    )
    return DistanceDimension(from: place, to: otherAnchor.place)
  }
}
