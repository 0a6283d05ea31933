import CoreGraphics
import Foundation

extension CALayer {
  /// Summarizes how the layer is drawn.
  final func appearanceSummary(hasSublayers: Bool) -> AppearanceSummary {
    var summary = AppearanceSummary()
    if isSpace { return summary }
    let bounds = values.bounds
    let isRounded = hasRoundCorners
    var isFilled = false
    if let color = values.backgroundColor, color.alpha > 0, !bounds.isEmpty {
      summary.cost += 1
      isFilled = color.isOpaque && !isRounded
    }
    var over = 0
    if values.contents != nil { over += 1 }
    if let list = displayList { over += list.commands.count }
    if values.borderWidth > 0, let color = storedBorderColor, color.alpha > 0 { over += 1 }
    over += ownDrawingCost
    summary.clips = values.masksToBounds
    summary.clipsRounded = values.masksToBounds && isRounded
    if summary.clipsRounded {
      // A single image or drawing is clipped when it is drawn; several layers must be clipped as a
      // group.
      summary.isGroup = hasSublayers
    }
    if let rare {
      if rare.mask != nil || rare.shouldRasterize || rare.fade != nil || rare.vibrancy != nil {
        summary.isGroup = true
      }
      if rare.fade != nil { summary.spreads = true }
      if rare.backdrop != nil {
        over += 1
        summary.hasBackdrop = true
      }
      if castsShadow {
        over += 1
        if shadowOutline == nil {
          summary.isGroup = true
          summary.spreads = true
        }
      }
    }
    if hasSublayers, replicator?.repeats.isTinted == true { summary.isGroup = true }
    summary.cost += over
    summary.drawsOverFill = over > 0
    summary.isOpaqueFill = isFilled && !summary.isGroup
    return summary
  }

  final var castsShadow: Bool {
    values.shadowOpacity > 0 && (storedShadowColor?.alpha ?? 0) > 0 && !values.masksToBounds
  }

  /// The shape that casts the shadow; nil if the shadow is cast by the content of the subtree.
  final var shadowOutline: ShadowOutline? {
    if let path = rare?.shadowPath { return .path(path) }
    guard let color = values.backgroundColor, color.alpha > 0 else { return nil }
    return .box(roundedBounds)
  }

  /// The bounds with rounded corners.
  final var roundedBounds: RoundedRect { rounded(values.bounds, scale: 1) }

  /// `rect` with the layer's rounded corners, with radii multiplied by `scale`.
  final func rounded(_ rect: CGRect, scale: CGFloat) -> RoundedRect {
    guard hasRoundCorners else { return RoundedRect(rect, radius: 0) }
    let radii = shownCornerRadii
    return RoundedRect(
      rect,
      topLeft: radii.topLeft * scale,
      topRight: radii.topRight * scale,
      bottomRight: radii.bottomRight * scale,
      bottomLeft: radii.bottomLeft * scale
    )
  }

  /// The shadow, with the opacity of the layer applied.
  final var shadowStyle: ShadowStyle? {
    guard castsShadow, let color = storedShadowColor else { return nil }
    var alpha = CGFloat(values.shadowOpacity)
    if rare?.shadowPath == nil, let fill = values.backgroundColor { alpha *= fill.alpha }
    return ShadowStyle(
      color: color.faded(by: alpha),
      offset: storedShadowOffset,
      sigma: storedShadowRadius
    )
  }

  /// The bounds of the shadow cast by `rect`.
  final func shadowRect(of rect: CGRect, _ rare: LayerRareValues) -> CGRect {
    guard castsShadow else { return .null }
    let reach = rare.shadowRadius * 3 + 1
    return rect.insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: rare.shadowOffset.width, dy: rare.shadowOffset.height)
  }

  /// The bounds of the layer's own drawing, in its coordinates.
  final var ownRect: CGRect {
    var rect = CGRect.null
    let bounds = values.bounds
    let hasFill = (values.backgroundColor?.alpha ?? 0) > 0
    if hasFill || displayList != nil || values.borderWidth > 0 || values.masksToBounds
      || rare?.backdrop != nil
    {
      rect = bounds
    }
    if displayList != nil, !values.masksToBounds { rect = drawingReach.around(bounds) }
    if let image = values.contents {
      let place = contentsPlacement(of: image)
      rect = rect.union(values.masksToBounds ? place.intersection(bounds) : place)
    }
    let drawing = ownDrawingRect
    if !drawing.isNull {
      rect = rect.union(values.masksToBounds ? drawing.intersection(bounds) : drawing)
    }
    if let rare, castsShadow {
      switch shadowOutline {
      case .path(let path)?: rect = rect.union(shadowRect(of: path.boundingBox, rare))
      case .box?: rect = rect.union(shadowRect(of: bounds, rare))
      case nil: break
      }
    }
    return rect
  }

  /// The frame of the layer's image, in the layer's coordinates.
  final func contentsPlacement(of image: CGImage) -> CGRect {
    let scale = max(storedContentsScale, 1e-6)
    let part = storedContentsRect
    let size = CGSize(
      width: CGFloat(image.width) * part.width / scale,
      height: CGFloat(image.height) * part.height / scale
    )
    return Self.placement(of: size, in: values.bounds, by: storedContentsGravity)
  }

  /// The transform of the recorded drawing: the identity, unless the bounds changed since it was
  /// recorded.
  ///
  /// It is then positioned like an image of its size.
  final var displayListPlacement: CGAffineTransform {
    let recorded = displayListBounds
    let bounds = values.bounds
    guard recorded != bounds, recorded.width > 0, recorded.height > 0 else { return .identity }
    let place = CALayer.placement(of: recorded.size, in: bounds, by: storedContentsGravity)
    let scaleX = place.width / recorded.width
    let scaleY = place.height / recorded.height
    return CGAffineTransform(
      a: scaleX,
      b: 0,
      c: 0,
      d: scaleY,
      tx: place.minX - recorded.minX * scaleX,
      ty: place.minY - recorded.minY * scaleY
    )
  }

  /// The frame of content of `size` in `bounds`.
  static func placement(
    of size: CGSize,
    in bounds: CGRect,
    by gravity: CALayerContentsGravity
  ) -> CGRect {
    var size = size
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let x = bounds.width / size.width
      let y = bounds.height / size.height
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    var x = bounds.midX - size.width / 2
    var y = bounds.midY - size.height / 2
    if [.left, .topLeft, .bottomLeft].contains(gravity) { x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(gravity) { x = bounds.maxX - size.width }
    if [.top, .topLeft, .topRight].contains(gravity) { y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(gravity) { y = bounds.maxY - size.height }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// The shape that casts a shadow.
enum ShadowOutline {
  case path(CGPath)
  case box(RoundedRect)
}
