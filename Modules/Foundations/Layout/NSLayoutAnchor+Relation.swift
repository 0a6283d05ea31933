import UIKit

extension NSLayoutXAxisAnchor {
  /// An inactive constraint to another anchor.
  func related(
    _ relation: NSLayoutConstraint.Relation,
    to other: NSLayoutXAxisAnchor,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
    default: constraint(equalTo: other, constant: constant)
    }
  }
}

extension NSLayoutYAxisAnchor {
  /// An inactive constraint to another anchor.
  func related(
    _ relation: NSLayoutConstraint.Relation,
    to other: NSLayoutYAxisAnchor,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
    default: constraint(equalTo: other, constant: constant)
    }
  }
}

extension NSLayoutDimension {
  /// An inactive constraint to a multiple of another length.
  func related(
    _ relation: NSLayoutConstraint.Relation,
    to other: NSLayoutDimension,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual:
      constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .lessThanOrEqual:
      constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    default: constraint(equalTo: other, multiplier: multiplier, constant: constant)
    }
  }

  /// An inactive constraint to a length in points.
  func related(
    _ relation: NSLayoutConstraint.Relation,
    _ points: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: points)
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: points)
    default: constraint(equalToConstant: points)
    }
  }
}
