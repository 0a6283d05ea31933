package import Foundation

/// A rectangle with an individual radius at each corner, in points.
package struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  package var rect: CGRect
  /// The radius of the corner at `minX, minY`.
  package var topLeft: CGFloat
  /// The radius of the corner at `maxX, minY`.
  package var topRight: CGFloat
  /// The radius of the corner at `maxX, maxY`.
  package var bottomRight: CGFloat
  /// The radius of the corner at `minX, maxY`.
  package var bottomLeft: CGFloat

  /// Makes a rectangle with one radius for all corners; the radius is limited to half the shorter
  /// side.
  package init(_ rect: CGRect, radius: CGFloat) {
    let limit = max(0, min(radius, min(rect.width, rect.height) / 2))
    self.rect = rect
    (topLeft, topRight, bottomRight, bottomLeft) = (limit, limit, limit, limit)
  }

  /// Makes a rectangle with four radii; each is limited to half the shorter side.
  package init(
    _ rect: CGRect,
    topLeft: CGFloat,
    topRight: CGFloat,
    bottomRight: CGFloat,
    bottomLeft: CGFloat
  ) {
    let limit = max(0, min(rect.width, rect.height) / 2)
    self.rect = rect
    self.topLeft = max(0, min(topLeft, limit))
    self.topRight = max(0, min(topRight, limit))
    self.bottomRight = max(0, min(bottomRight, limit))
    self.bottomLeft = max(0, min(bottomLeft, limit))
  }

  /// The radius of all four corners; nil if they differ.
  package var uniformRadius: CGFloat? {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft ? topLeft : nil
  }

  /// Whether no corner is round.
  package var isRect: Bool { uniformRadius == 0 }

  /// The shape inset on all sides, with its radii reduced by the same distance.
  package func inset(by distance: CGFloat) -> RoundedRect {
    RoundedRect(
      rect.insetBy(dx: distance, dy: distance),
      topLeft: topLeft - distance,
      topRight: topRight - distance,
      bottomRight: bottomRight - distance,
      bottomLeft: bottomLeft - distance
    )
  }

  /// Whether a point lies inside the shape.
  package func contains(_ point: CGPoint) -> Bool {
    guard rect.contains(point) else { return false }
    let left = point.x < rect.midX
    let radius =
      point.y < rect.midY ? (left ? topLeft : topRight) : (left ? bottomLeft : bottomRight)
    let dx = radius - (left ? point.x - rect.minX : rect.maxX - point.x)
    let dy = radius - (point.y < rect.midY ? point.y - rect.minY : rect.maxY - point.y)
    guard dx > 0, dy > 0 else { return true }
    return dx * dx + dy * dy <= radius * radius
  }
}
