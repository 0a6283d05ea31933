public import Foundation

/// A left, right, leading, trailing edge or a horizontal center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint that this anchor follows another at a multiple of the system spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that this anchor follows another at no less than a multiple of the system
  /// spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that this anchor follows another at no more than a multiple of the system
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// The distance from this anchor to another, as a dimension for constraints.
  ///
  /// It is negative if the other anchor is before this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    precondition(
      !attribute.mixesDirections(with: otherAnchor.attribute),
      ConstraintFault.mixedDirections.words
    )
    return DistanceDimension(from: place, to: otherAnchor.place)
  }
}
