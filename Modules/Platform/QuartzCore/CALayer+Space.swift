package import CoreGraphics
import Foundation

/// Layers whose 4 x 4 transform rotates them out of their superlayer's plane.
///
/// A layer flattens its sublayers: each is projected into its plane along z. So the placement of a
/// sublayer is a map from plane to plane. Transform layers are the exception: their sublayers are
/// placed in the plane of the nearest ancestor that is not a transform layer.
extension CALayer {
  /// Whether the sublayers keep their depth: true for transform layers.
  final var isSpace: Bool { marks.contains(.isSpace) }

  /// Whether the layer's own transform is more than an affine transform within its superlayer's
  /// plane.
  final var hasPerspective: Bool {
    guard values.hasTransform, let rare else { return false }
    let t = rare.transform
    if t.m14 != 0 || t.m24 != 0 || t.m44 != 1 { return true }
    return rare.anchorPointZ != 0 && (t.m31 != 0 || t.m32 != 0 || t.m34 != 0)
  }

  /// Whether depth affects the drawing order.
  final var leavesPlane: Bool {
    if values.zPosition != 0 || isSpace { return true }
    if values.hasTransform, rare?.transform.turnsOutOfPlane ?? false { return true }
    return animationState?.running.contains(where: \.movesInSpace) ?? false
  }

  /// Whether the layer's placement is more than its own affine transform.
  final var isPlacedInSpace: Bool {
    hasPerspective || superlayerStore?.marks.contains(.hasSpace) ?? false
  }

  /// The layer's own placement in space: bounds origin, anchor point, transform, position and
  /// depth.
  final var placementInSpace: CATransform3D {
    let bounds = values.bounds
    let anchorX = bounds.origin.x + values.anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + values.anchorPoint.y * bounds.size.height
    var result = transform(
      rare?.transform ?? CATransform3DIdentity,
      aboutX: anchorX,
      y: anchorY,
      z: rare?.anchorPointZ ?? 0
    )
    result = CATransform3DConcat(
      result,
      CATransform3DMakeTranslation(
        values.position.x - anchorX,
        values.position.y - anchorY,
        values.zPosition - (rare?.anchorPointZ ?? 0)
      )
    )
    return result
  }

  /// `transform` about the anchor point, in this layer's coordinates.
  final func transformAboutAnchor(_ transform: CATransform3D) -> CATransform3D {
    let bounds = values.bounds
    let x = bounds.origin.x + values.anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + values.anchorPoint.y * bounds.size.height
    return self.transform(transform, aboutX: x, y: y, z: 0)
  }

  private func transform(
    _ transform: CATransform3D,
    aboutX x: CGFloat,
    y: CGFloat,
    z: CGFloat
  ) -> CATransform3D {
    guard !CATransform3DIsIdentity(transform) else { return transform }
    return CATransform3DConcat(
      CATransform3DTranslate(transform, -x, -y, -z),
      CATransform3DMakeTranslation(x, y, z)
    )
  }

  /// The transform of all sublayers in addition to their own placement; nil for the identity.
  ///
  /// - Parameter above: The same for the layer itself, which is used if the layer is a transform
  ///   layer.
  /// - Returns: The transform; nil for the identity.
  final func space(in above: SpaceAbove?) -> SpaceAbove? {
    guard rare != nil || isSpace else { return nil }
    var result: CATransform3D?
    if let rare, !CATransform3DIsIdentity(rare.sublayerTransform) {
      result = transformAboutAnchor(rare.sublayerTransform)
    }
    guard isSpace else { return result.map(SpaceAbove.init) }
    var own = placementInSpace
    if let above { own = CATransform3DConcat(own, above.transform) }
    return SpaceAbove(result.map { CATransform3DConcat($0, own) } ?? own)
  }

  // MARK: Maps

  /// The map from the layer's coordinates to those of its superlayer, or of the nearest ancestor
  /// that is not a transform layer.
  final var mapToPlane: PlaneMap { PlaneMap(transformToPlane) }

  private var transformToPlane: CATransform3D {
    guard let above = superlayerStore?.spaceOfSublayers else { return placementInSpace }
    return CATransform3DConcat(placementInSpace, above.transform)
  }

  /// The transform of the sublayers to the plane that they are projected into.
  final var spaceOfSublayers: SpaceAbove? {
    space(in: isSpace ? superlayerStore?.spaceOfSublayers : nil)
  }

  /// The map to the superlayer's coordinates; nil if it is affine.
  package final var mapToSuperlayer: PlaneMap? {
    guard isPlacedInSpace else { return nil }
    guard let parent = superlayerStore, parent.isSpace else { return mapToPlane }
    // Both points are on the same line of sight.
    guard let back = parent.mapToPlane.inverted() else { return mapToPlane }
    return mapToPlane.concatenating(back)
  }

  /// The map from this layer's coordinates to those of `other`.
  final func map(to other: CALayer?) -> PlaneMap {
    var affine = CGAffineTransform.identity
    var map: PlaneMap?
    var layer: CALayer? = self
    while let current = layer, current !== other {
      var next = current.superlayerStore
      if current.isPlacedInSpace {
        let step: PlaneMap
        if next === other, let known = current.mapToSuperlayer {
          step = known
        } else {
          step = current.mapToPlane
          while let space = next, space.isSpace, space !== other { next = space.superlayerStore }
        }
        map = (map ?? PlaneMap(affine)).concatenating(step)
      } else if let known = map {
        map = known.concatenating(current.transformToSuperlayer)
      } else {
        affine = affine.concatenating(current.transformToSuperlayer)
      }
      layer = next
    }
    let result = map ?? PlaneMap(affine)
    guard let other, layer == nil else { return result }
    return result.concatenating(other.map(to: nil).inverted() ?? PlaneMap())
  }

  // MARK: Hit tests

  /// Converts `p` from the superlayer's coordinates to the layer's; nil if the layer is not visible
  /// there.
  final func pointIfSeen(_ p: CGPoint) -> CGPoint? {
    guard isPlacedInSpace, let map = mapToSuperlayer else {
      return p.applying(transformToSuperlayer.inverted())
    }
    return map.source(of: p)
  }

  /// The frontmost layer of the subtree at `point`, in the layer's coordinates.
  final func hit(at point: CGPoint) -> CALayer? {
    guard !values.isHidden, values.opacity > 0.01 else { return nil }
    let isInside = contains(point)
    if values.masksToBounds && !isInside { return nil }
    if let mask = rare?.mask, mask.hitTest(point) == nil { return nil }
    guard marks.contains(.ordersByDepth) else {
      for sublayer in sublayerStore.reversed() {
        if let hit = sublayer.hitTest(point) { return hit }
      }
      return isInside ? self : nil
    }
    return hitPlanes(at: point) ?? (isInside ? self : nil)
  }

  /// The frontmost layer in this layer's space, at a point of the plane that it is projected into.
  final func hitPlanes(at p: CGPoint) -> CALayer? {
    for plane in planesByDepth().reversed() {
      let layer = plane.layer
      if !layer.storedIsDoubleSided, PlaneMap(plane.transform).determinant < 0 { continue }
      guard let above = layer.superlayerStore, above.isSpace else {
        if let hit = layer.hitTest(p) { return hit }
        continue
      }
      if let back = above.mapToPlane.inverted() {
        if let hit = layer.hitTest(back.map(p)) { return hit }
      } else if let point = layer.mapToPlane.source(of: p), let hit = layer.hit(at: point) {
        // The transform layer itself is never hit: it has no plane.
        return hit
      }
    }
    return nil
  }
}

extension PlaneMap {
  /// Makes the map of the plane z = 0, projected along z.
  init(_ t: CATransform3D) {
    self.init()
    (a, b, g) = (t.m11, t.m12, t.m14)
    (c, d, h) = (t.m21, t.m22, t.m24)
    (tx, ty, w) = (t.m41, t.m42, t.m44)
  }

  /// The bounding box of the image of `rect`, or of its visible part if it extends behind the eye.
  func converted(_ rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    guard rect.width > 0, rect.height > 0 else {
      return CGRect(origin: map(rect.origin), size: .zero)
    }
    return map(rect)
  }

  /// The point whose image is `p`; nil if there is none.
  func source(of p: CGPoint) -> CGPoint? {
    guard let back = inverted(), back.depth(at: p) > 0 else { return nil }
    return back.map(p)
  }
}

extension CATransform3D {
  /// Whether the plane z = 0 is rotated out of itself or has a perspective.
  var turnsOutOfPlane: Bool {
    m13 != 0 || m23 != 0 || m43 != 0 || m14 != 0 || m24 != 0 || m44 != 1
  }
}

/// The transform of the sublayers of a layer in addition to their own placement.
final class SpaceAbove {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }
}
