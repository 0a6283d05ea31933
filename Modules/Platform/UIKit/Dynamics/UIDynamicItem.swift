public import CoreGraphics
public import Foundation

/// What an animator moves: a view, the attributes of a cell, or an object of a program's own.
///
/// The animator reads the values when the item joins a behaviour, and sets the center and the
/// transform in every frame after that. A program that changes them calls
/// `UIDynamicAnimator.updateItem(usingCurrentState:)`.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points of the reference view.
  var center: CGPoint { get set }
  /// The bounds, in points: the size decides on the mass and the outline.
  var bounds: CGRect { get }
  /// The rotation; a scale stays as it was when the item joined a behaviour.
  var transform: CGAffineTransform { get set }
  /// The outline with which the item collides; the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for the type `.path`, in points from the center of the item: one closed convex
  /// path without holes. One that is not convex collides as its convex hull.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// No path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// The outlines in points from the center, as far as the item has an area.
  func outlines() -> [DynamicsShape.Outline] {
    if let group = self as? UIDynamicItemGroup { return group.memberOutlines() }
    let size = bounds.size
    switch collisionBoundsType {
    case .path:
      // The hull of the corners of curves that were flattened.
      let points = collisionBoundingPath.cgPath.flattenedLines().flatMap(\.self)
      return points.count > 2 ? [.polygon(points)] : []
    case .ellipse where size.width == size.height && size.width > 0:
      return [.circle(center: .zero, radius: size.width / 2)]
    case .ellipse:
      guard size.width > 0, size.height > 0 else { return [] }
      let corners = 32
      return [
        .polygon(
          (0..<corners).map { corner in
            let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
            return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
          }
        )
      ]
    case .rectangle:
      guard size.width > 0, size.height > 0 else { return [] }
      let (x, y) = (size.width / 2, size.height / 2)
      return [
        .polygon([
          CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
        ])
      ]
    }
  }
}
