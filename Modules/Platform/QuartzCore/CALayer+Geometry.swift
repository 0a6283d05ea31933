package import CoreGraphics
import Foundation

extension CALayer {
  final var storedAnchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set {
      change(.anchorPointZ, from: storedAnchorPointZ, to: newValue, placement: true) {
        rareForWriting.anchorPointZ = $0
      }
    }
  }

  final var storedSublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, storedSublayerTransform) else { return }
      change(.sublayerTransform) { rareForWriting.sublayerTransform = newValue }
      let isPlain = CATransform3DIsIdentity(newValue) && !isSpace
      if isPlain { marks.remove(.hasSpace) } else { marks.insert(.hasSpace) }
      markAppearanceChanged()
    }
  }

  /// The affine part of `transform` within the plane.
  package final var planeTransform: CGAffineTransform {
    guard values.hasTransform, let rare else { return .identity }
    return CATransform3DGetAffineTransform(rare.transform)
  }

  /// The part of the layer, in its coordinates, that is not clipped by its ancestors.
  final var unclippedRect: CGRect {
    var rect = bounds
    var layer = self
    while let parent = layer.superlayer {
      layer = parent
      guard layer.values.masksToBounds || layer.superlayer == nil else { continue }
      rect = rect.intersection(mapBack(from: layer).converted(layer.bounds))
      if rect.isNull { return .zero }
    }
    return rect
  }

  // MARK: Conversion

  /// The offset between the coordinates of this layer and `other`, in points; nil if a layer
  /// between them has more of a placement than its position.
  ///
  /// A fast path: nearly all conversions are of this kind, and views make many of them in a frame.
  final func shift(to other: CALayer?) -> CGVector? {
    var shift = CGVector.zero
    var layer: CALayer? = self
    while let current = layer, current !== other {
      layer = current.superlayerStore
      guard !current.values.hasTransform, !(layer?.marks.contains(.hasSpace) ?? false) else {
        return nil
      }
      let bounds = current.values.bounds
      let anchor = current.values.anchorPoint
      shift.dx += current.values.position.x - (bounds.origin.x + anchor.x * bounds.size.width)
      shift.dy += current.values.position.y - (bounds.origin.y + anchor.y * bounds.size.height)
    }
    guard let other, layer == nil else { return shift }
    guard let back = other.shift(to: nil) else { return nil }
    return CGVector(dx: shift.dx - back.dx, dy: shift.dy - back.dy)
  }

  /// The map from the coordinates of `other` to this layer's.
  final func mapBack(from other: CALayer?) -> PlaneMap {
    map(to: other).inverted() ?? PlaneMap()
  }

  /// The layer's own placement: bounds origin, anchor point, transform and position.
  ///
  /// The complete placement unless `isPlacedInSpace`.
  final var transformToSuperlayer: CGAffineTransform {
    let bounds = values.bounds
    let anchorX = bounds.origin.x + values.anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + values.anchorPoint.y * bounds.size.height
    guard values.hasTransform else {
      return CGAffineTransform(
        translationX: values.position.x - anchorX,
        y: values.position.y - anchorY
      )
    }
    var result = planeTransform
    let tx = -anchorX * result.a - anchorY * result.c + result.tx + values.position.x
    let ty = -anchorX * result.b - anchorY * result.d + result.ty + values.position.y
    result.tx = tx
    result.ty = ty
    return result
  }
}
