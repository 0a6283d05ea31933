import UIKit

// UIKit has a method for each relation, and no value for it.
extension LayoutRule {
  /// An inactive constraint of two edges, centers or baselines.
  static func make<Axis: AnyObject>(
    _ own: NSLayoutAnchor<Axis>,
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<Axis>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual: own.constraint(greaterThanOrEqualTo: other, constant: constant)
    case .lessThanOrEqual: own.constraint(lessThanOrEqualTo: other, constant: constant)
    default: own.constraint(equalTo: other, constant: constant)
    }
  }

  /// An inactive constraint of a length and a multiple of another.
  static func make(
    _ own: NSLayoutDimension,
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutDimension,
    _ factor: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual:
      own.constraint(greaterThanOrEqualTo: other, multiplier: factor, constant: constant)
    case .lessThanOrEqual:
      own.constraint(lessThanOrEqualTo: other, multiplier: factor, constant: constant)
    default: own.constraint(equalTo: other, multiplier: factor, constant: constant)
    }
  }

  /// An inactive constraint of a length and points.
  static func make(
    _ own: NSLayoutDimension,
    _ relation: NSLayoutConstraint.Relation,
    _ points: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .greaterThanOrEqual: own.constraint(greaterThanOrEqualToConstant: points)
    case .lessThanOrEqual: own.constraint(lessThanOrEqualToConstant: points)
    default: own.constraint(equalToConstant: points)
    }
  }
}
