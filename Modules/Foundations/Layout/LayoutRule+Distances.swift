public import UIKit

extension LayoutRule {
  /// Adds points to the other side: downwards, towards the trailing edge, longer.
  ///
  /// Towards the right for `.left` and `.right`. Offsets of one rule are added up.
  public func offset(_ points: CGFloat) -> LayoutRule {
    with { $0.constant += points }
  }

  /// Moves each edge inwards by the same distance, in points.
  public func inset(_ points: CGFloat) -> LayoutRule {
    inset(top: points, sides: points, bottom: points)
  }

  /// Moves both sides inwards by `dx` points, top and bottom by `dy`.
  public func inset(dx: CGFloat, dy: CGFloat) -> LayoutRule {
    inset(top: dy, sides: dx, bottom: dy)
  }

  /// Moves each edge inwards, in points.
  ///
  /// A baseline counts as the edge of its line: the first as top, the last as bottom. Lengths and
  /// centers have no inside: a rule about one of them stops the program.
  public func inset(
    top: CGFloat = 0,
    sides: CGFloat = 0,
    bottom: CGFloat = 0
  ) -> LayoutRule {
    precondition(
      attributes.isDisjoint(with: [.dimensions, .centers]),
      "A length or a center has no inset: use offset(_:), or a rule about edges."
    )
    return with { $0.insets = (top, sides, bottom) }
  }

  /// Multiplies the length of the other side.
  ///
  /// Only lengths can be multiplied: a rule about an edge stops the program.
  public func multiplied(by factor: CGFloat) -> LayoutRule {
    precondition(
      attributes.isSubset(of: .dimensions),
      "Only a width or a height is a multiple of another: an edge has an offset or an inset."
    )
    return with { $0.multiplier = factor }
  }

  /// Names the priority of every constraint of the rule, which are required otherwise.
  public func priority(_ priority: UILayoutPriority) -> LayoutRule {
    with { $0.priority = priority }
  }

  /// The rule just below required, so that a stack view can hide the view without a conflict.
  public var yielding: LayoutRule { priority(.required - 1) }
}
