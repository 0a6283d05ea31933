internal import CChipmunk
import CoreGraphics

/// A collision shape of an item or a boundary.
final class DynamicsShape {
  /// The outline of a shape, in the coordinates of its body.
  enum Outline {
    case circle(center: CGPoint, radius: CGFloat)
    /// A convex polygon; for others the convex hull is used.
    case polygon([CGPoint])
    /// A line with a width of `2 * radius` and round ends.
    case line(from: CGPoint, to: CGPoint, radius: CGFloat)
  }

  let pointer: OpaquePointer
  /// The body of the shape; nil for boundaries, which are static.
  let body: DynamicsBody?
  /// The collision behavior of the shape, which ignores the shapes of others.
  let group: ObjectIdentifier
  /// Whether the shape collides with items and with boundaries.
  let meetsItems: Bool
  let meetsBoundaries: Bool
  /// The identifier of a boundary; nil for the bounds of the reference view, and for items.
  let identifier: AnyObject?

  init(
    _ outline: Outline,
    on body: DynamicsBody?,
    orStatic ground: OpaquePointer,
    group: ObjectIdentifier,
    meetsItems: Bool = true,
    meetsBoundaries: Bool = true,
    identifier: AnyObject? = nil
  ) {
    let owner = body?.pointer ?? ground
    switch outline {
    case .circle(let center, let radius):
      pointer = cpCircleShapeNew(owner, radius, cpVect(center))
    case .polygon(let points):
      let corners = points.map { cpVect($0) }
      // The engine computes the convex hull.
      pointer = cpPolyShapeNew(owner, Int32(corners.count), corners, cpTransformIdentity, 0)
    case .line(let start, let end, let radius):
      pointer = cpSegmentShapeNew(owner, cpVect(start), cpVect(end), radius)
    }
    self.body = body
    self.group = group
    self.meetsItems = meetsItems
    self.meetsBoundaries = meetsBoundaries
    self.identifier = identifier
    cpShapeSetUserData(pointer, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { cpShapeFree(pointer) }

  /// Whether two shapes collide.
  func meets(_ other: DynamicsShape) -> Bool {
    guard group == other.group else { return false }
    return (other.body == nil ? meetsBoundaries : meetsItems)
      && (body == nil ? other.meetsBoundaries : other.meetsItems)
  }

  static func of(_ pointer: OpaquePointer?) -> DynamicsShape? {
    guard let pointer, let data = cpShapeGetUserData(pointer) else { return nil }
    return Unmanaged<DynamicsShape>.fromOpaque(data).takeUnretainedValue()
  }
}
