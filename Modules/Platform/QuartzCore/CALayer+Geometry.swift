public import CoreGraphics
public import Foundation

extension CALayer {
  /// How far in front of its siblings the layer is drawn; equal depths are drawn in the order of
  /// `sublayers`.
  public final var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard newValue != values.zPosition else { return }
      change(.zPosition, placement: true) { values.zPosition = newValue }
      superlayer?.marks.insert(.ordersByDepth)
    }
  }

  /// The depth of the anchor point within the layer.
  public final var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set {
      guard newValue != anchorPointZ else { return }
      change(.anchorPointZ, placement: true) { rareForWriting.anchorPointZ = newValue }
    }
  }

  /// The transform of all sublayers, about the anchor point.
  public final var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard !CATransform3DEqualToTransform(newValue, sublayerTransform) else { return }
      change(.sublayerTransform) { rareForWriting.sublayerTransform = newValue }
      markAppearanceChanged()
    }
  }

  /// The part of `transform` that moves points within the plane.
  public final func affineTransform() -> CGAffineTransform {
    guard values.hasTransform, let rare else { return .identity }
    return CATransform3DGetAffineTransform(rare.transform)
  }

  /// Sets `transform` to the same effect as `m`.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The part of the layer, in its coordinates, that the layers above do not clip away.
  public final var visibleRect: CGRect {
    var rect = bounds
    var layer = self
    var transform = CGAffineTransform.identity
    while let parent = layer.superlayer {
      transform = transform.concatenating(layer.transformToSuperlayer)
      if parent.masksToBounds || parent.superlayer == nil {
        rect = rect.intersection(parent.bounds.applying(transform.inverted()))
        if rect.isNull { return .zero }
      }
      layer = parent
    }
    return rect
  }

  /// The size that the layer would like to have, in points: that of its bounds.
  public final func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Conversion

  /// `p` of this layer's coordinates in those of `l`; nil stands for the root's superlayer.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// `p` of the coordinates of `l` in this layer's.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// The smallest upright rectangle in the coordinates of `l` that holds `r` of this layer's.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// The smallest upright rectangle in this layer's coordinates that holds `r` of those of `l`.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

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
    var result = affineTransform()
    let tx = -anchorX * result.a - anchorY * result.c + result.tx + values.position.x
    let ty = -anchorX * result.b - anchorY * result.d + result.ty + values.position.y
    result.tx = tx
    result.ty = ty
    return result
  }

  /// `sublayerTransform` about the anchor point, in this layer's coordinates.
  package final var sublayerTransformAboutAnchor: CGAffineTransform {
    guard let rare else { return .identity }
    let bounds = values.bounds
    let x = bounds.origin.x + values.anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + values.anchorPoint.y * bounds.size.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(rare.sublayerTransform))
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
