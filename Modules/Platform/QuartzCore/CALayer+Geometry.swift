public import CoreGraphics
public import Foundation

extension CALayer {
  final var storedZPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue != values.zPosition else { return }
      change(.zPosition, placement: true) { values.zPosition = newValue }
      superlayer?.marks.insert(.ordersByDepth)
    }
  }

  final var storedAnchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set {
      guard newValue != storedAnchorPointZ else { return }
      change(.anchorPointZ, placement: true) { rareForWriting.anchorPointZ = newValue }
    }
  }

  final var storedSublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, storedSublayerTransform) else { return }
      change(.sublayerTransform) { rareForWriting.sublayerTransform = newValue }
      markAppearanceChanged()
    }
  }

  /// The part of `transform` that moves points within the plane.
  package final var planeTransform: CGAffineTransform {
    guard values.hasTransform, let rare else { return .identity }
    return CATransform3DGetAffineTransform(rare.transform)
  }

  /// The part of the layer, in its coordinates, that the layers above do not clip away.
  final var unclippedRect: CGRect {
    var rect = bounds
    var layer = self
    var transform = CGAffineTransform.identity
    while let parent = layer.superlayer {
      transform = transform.concatenating(layer.transformToSuperlayer)
      if parent.values.masksToBounds || parent.superlayer == nil {
        rect = rect.intersection(parent.bounds.applying(transform.inverted()))
        if rect.isNull { return .zero }
      }
      layer = parent
    }
    return rect
  }

  // MARK: Conversion

  /// The transform from this layer's coordinates to those of `other`.
  final func transform(to other: CALayer?) -> CGAffineTransform {
    guard other !== self else { return .identity }
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== other {
      result = result.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    guard let other, layer == nil else { return result }
    return result.concatenating(other.transform(to: nil).inverted())
  }

  /// The transform from the layer's own coordinates to its superlayer's.
  package final var transformToSuperlayer: CGAffineTransform {
    let own = transformToSuperlayerBeforeSublayerTransform
    guard let parent = superlayer, let rare = parent.rare,
      !CATransform3DIsIdentity(rare.sublayerTransform)
    else { return own }
    return own.concatenating(parent.sublayerTransformAboutAnchor)
  }

  /// The layer's own placement: bounds origin, anchor point, transform and position.
  package final var transformToSuperlayerBeforeSublayerTransform: CGAffineTransform {
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

  /// `sublayerTransform` about the anchor point, in this layer's coordinates.
  package final var sublayerTransformAboutAnchor: CGAffineTransform {
    guard let rare else { return .identity }
    return transformAboutAnchor(rare.sublayerTransform)
  }

  /// `transform` about the anchor point, in this layer's coordinates.
  final func transformAboutAnchor(_ transform: CATransform3D) -> CGAffineTransform {
    let bounds = values.bounds
    let x = bounds.origin.x + values.anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + values.anchorPoint.y * bounds.size.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The sublayers in the order of drawing.
  package final var sublayersByDepth: [CALayer] {
    guard marks.contains(.ordersByDepth) else { return sublayerStore }
    return sublayerStore.enumerated()
      .sorted {
        ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
      }
      .map(\.element)
  }
}
