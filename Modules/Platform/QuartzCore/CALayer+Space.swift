package import CoreGraphics
import Foundation

/// Layers in space: where a layer is that a 4 x 4 transform turns out of its superlayer's plane.
///
/// A layer flattens its sublayers: each is seen in its plane as through a window, along z. So the
/// place of a sublayer is a map from plane to plane. Only transform layers do not: their sublayers
/// have their place in the plane of the nearest layer above that is none.
extension CALayer {
  /// Whether the sublayers keep their depth, as those of a transform layer do.
  final var isSpace: Bool { marks.contains(.isSpace) }

  /// Whether the layer's own transform is more than an affine one within its superlayer's plane.
  final var hasPerspective: Bool {
    guard values.hasTransform, let rare else { return false }
    let t = rare.transform
    if t.m14 != 0 || t.m24 != 0 || t.m44 != 1 { return true }
    return rare.anchorPointZ != 0 && (t.m31 != 0 || t.m32 != 0 || t.m34 != 0)
  }

  /// Whether depth has to be known for the order of drawing.
  final var leavesPlane: Bool {
    if values.zPosition != 0 || isSpace { return true }
    if values.hasTransform, rare?.transform.turnsOutOfPlane ?? false { return true }
    return animationState?.running.contains(where: \.movesInSpace) ?? false
  }

  /// Whether the place of the layer is not just that of its own affine transform.
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

  /// What all sublayers are placed by, besides their own placement; nil for nothing.
  ///
  /// - Parameter above: The same for the layer itself, which counts where the layer is a transform
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

  /// The map from the layer's coordinates to those of its superlayer, or, where that is a transform
  /// layer, of the nearest layer above that is none.
  final var mapToPlane: PlaneMap { PlaneMap(transformToPlane) }

  private var transformToPlane: CATransform3D {
    guard let above = superlayerStore?.spaceOfSublayers else { return placementInSpace }
    return CATransform3DConcat(placementInSpace, above.transform)
  }

  /// What places the sublayers in the plane that they are seen in.
  final var spaceOfSublayers: SpaceAbove? {
    space(in: isSpace ? superlayerStore?.spaceOfSublayers : nil)
  }

  /// The map to the superlayer's coordinates, nil where an affine transform says all of it.
  package final var mapToSuperlayer: PlaneMap? {
    guard isPlacedInSpace else { return nil }
    guard let parent = superlayerStore, parent.isSpace else { return mapToPlane }
    // The two points are on one line of sight.
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

  /// `p` of the superlayer's coordinates in the layer's; nil where the layer is not seen there.
  final func pointIfSeen(_ p: CGPoint) -> CGPoint? {
    guard isPlacedInSpace, let map = mapToSuperlayer else {
      return p.applying(transformToSuperlayer.inverted())
    }
    return map.source(of: p)
  }

  /// The frontmost layer of the subtree at `point` of the layer's own coordinates.
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

  /// The frontmost layer of all that lie in this layer's space, at a point of the plane that they
  /// are seen in.
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
        // The transform layer itself is seen on its edge, and no point is one of its plane.
        return hit
      }
    }
    return nil
  }
}

extension PlaneMap {
  /// The map of the points of the plane z = 0, seen along z.
  init(_ t: CATransform3D) {
    self.init()
    (a, b, g) = (t.m11, t.m12, t.m14)
    (c, d, h) = (t.m21, t.m22, t.m24)
    (tx, ty, w) = (t.m41, t.m42, t.m44)
  }

  /// The smallest upright rectangle around the images of the corners of `rect`, or around what is
  /// seen of it where it reaches behind the eye.
  func converted(_ rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    guard rect.width > 0, rect.height > 0 else {
      return CGRect(origin: map(rect.origin), size: .zero)
    }
    return map(rect)
  }

  /// The point that is seen at `p`; nil where none is.
  func source(of p: CGPoint) -> CGPoint? {
    guard let back = inverted(), back.depth(at: p) > 0 else { return nil }
    return back.map(p)
  }
}

extension CATransform3D {
  /// Whether points of the plane z = 0 get another depth, or are seen in perspective.
  var turnsOutOfPlane: Bool {
    m13 != 0 || m23 != 0 || m43 != 0 || m14 != 0 || m24 != 0 || m44 != 1
  }
}

/// What places the sublayers of a layer besides their own placement.
final class SpaceAbove {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }
}
