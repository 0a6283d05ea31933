public import UIKit

extension LayoutRule {
  /// A rule that the width is `points`.
  public static func width(_ points: CGFloat) -> LayoutRule { LayoutRule(.width).points(points) }

  /// A rule that the height is `points`.
  public static func height(_ points: CGFloat) -> LayoutRule { LayoutRule(.height).points(points) }

  /// A rule that width and height are `points`, each.
  public static func size(_ points: CGFloat) -> LayoutRule {
    LayoutRule(.dimensions).points(points)
  }

  /// A rule that the width is the view's own height times `factor`: 16 / 9 is wider than high.
  public static func ratio(_ factor: CGFloat) -> LayoutRule {
    LayoutRule(.width).multiplied(by: factor).with { $0.target = .ownHeight }
  }

  /// A rule that the length is `points` or more.
  public func atLeast(_ points: CGFloat) -> LayoutRule { relating(.atLeast).points(points) }

  /// A rule that the length is `points` or less.
  public func atMost(_ points: CGFloat) -> LayoutRule { relating(.atMost).points(points) }

  private func points(_ points: CGFloat) -> LayoutRule {
    with {
      $0.target = .points
      $0.constant = points
    }
  }
}
