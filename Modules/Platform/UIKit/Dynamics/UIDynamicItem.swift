public import CoreGraphics
public import Foundation

/// An object that an animator moves: a view, layout attributes, or a custom object.
///
/// The animator reads the values when the item joins a behavior, and sets the center and the
/// transform in every frame after that. A program that changes them must call
/// `UIDynamicAnimator.updateItem(usingCurrentState:)`.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points of the reference view.
  var center: CGPoint { get set }
  /// The bounds in points, which determine the mass and the shape.
  var bounds: CGRect { get }
  /// The rotation; a scale is preserved from when the item joined a behavior.
  var transform: CGAffineTransform { get set }
  /// The collision shape of the item; the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision shape of the type `.path`, in points from the center of the item: one closed
  /// convex path without holes.
  ///
  /// For other paths the convex hull is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default is the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The default is an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
  /// The collision outlines in points from the center; empty if the item has no area.
  func outlines() -> [DynamicsShape.Outline] {
    if let group = self as? UIDynamicItemGroup { return group.memberOutlines() }
    let size = bounds.size
    switch collisionBoundsType {
    case .path:
      // The convex hull of the flattened path.
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
