import CoreGraphics

extension CALayer {
  /// The bounding box of the layer in its superlayer, in points.
  final var enclosingFrame: CGRect {
    let upright = upright(of: values.bounds.size)
    if hasPerspective, let rare {
      var map = PlaneMap(rare.transform)
      let depth = rare.anchorPointZ
      if depth != 0 { map = PlaneMap(CATransform3DTranslate(rare.transform, 0, 0, -depth)) }
      return map.converted(upright).offsetBy(dx: values.position.x, dy: values.position.y)
    }
    guard values.hasTransform else {
      return upright.offsetBy(dx: values.position.x, dy: values.position.y)
    }
    // The corners are placed before they are boxed: the size then has the precision of the
    // superlayer's coordinates.
    var placement = planeTransform
    placement.tx += values.position.x
    placement.ty += values.position.y
    return upright.applying(placement)
  }

  /// Moves and resizes the layer so that its bounding box in the superlayer is `frame`.
  final func place(in frame: CGRect) {
    let anchor = values.anchorPoint
    guard values.hasTransform else {
      position = CGPoint(
        x: frame.origin.x + anchor.x * frame.size.width,
        y: frame.origin.y + anchor.y * frame.size.height
      )
      bounds.size = frame.size
      return
    }
    let transform = planeTransform
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    let placed = upright(of: size).applying(transform)
    position = CGPoint(
      x: frame.origin.x - placed.origin.x,
      y: frame.origin.y - placed.origin.y
    )
    bounds.size = size
  }

  /// The rectangle of a layer with a size around its anchor point, before the transform.
  private func upright(of size: CGSize) -> CGRect {
    let anchor = values.anchorPoint
    return CGRect(
      x: -anchor.x * size.width,
      y: -anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }
}
