public import UIKit

/// What one or several constraints of a view or guide say: which attributes, relation, other side,
/// distance, priority.
///
/// A rule names attributes, and says of each that it equals that of the superview, unless another
/// side follows:
///
/// ```swift
/// avatarView.constrain(
///   .size(44),
///   .leading.top.inset(Spacing.large)
/// )
/// nameLabel.constrain(
///   .leading.equal(to: avatarView.trailingAnchor).offset(Spacing.medium),
///   .trailing.atMost().inset(Spacing.large),
///   .centerY.equal(to: avatarView)
/// )
/// ```
///
/// A rule is a value and makes nothing by itself. `constrain(_:)` makes constraints
/// of plain anchors from it and activates them; `inactiveConstraint(_:)` returns one
/// to switch or change later.
///
/// Distances are in points, and leading and trailing follow the direction of the language.
///
/// Cost: that of the anchors and constraints that a rule makes; see `Tools/bench layout`.
public struct LayoutRule {
  enum Relation { case equal, atLeast, atMost, within }

  enum Target {
    case superview
    case item(any Anchored)
    case horizontal(NSLayoutXAxisAnchor)
    case vertical(NSLayoutYAxisAnchor)
    case dimension(NSLayoutDimension)
    /// The height of the constrained view itself.
    case ownHeight
    /// No other side.
    case points
  }

  var attributes: LayoutAttribute.Mask
  /// Whether the far edges are just below required unless a priority is named.
  var yieldsAtFarEdges = false
  var relation = Relation.equal
  var target = Target.superview
  var multiplier: CGFloat = 1
  /// A length, or what is added to the other side.
  var constant: CGFloat = 0
  /// The distances inwards from the edges of the other side.
  var insets: (top: CGFloat, sides: CGFloat, bottom: CGFloat) = (0, 0, 0)
  /// The named priority.
  var priority: UILayoutPriority?

  init(_ attributes: LayoutAttribute.Mask) { self.attributes = attributes }

  func with(_ change: (inout LayoutRule) -> Void) -> LayoutRule {
    var rule = self
    change(&rule)
    return rule
  }
}
