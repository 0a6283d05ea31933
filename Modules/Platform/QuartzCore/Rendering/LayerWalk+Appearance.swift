import CoreGraphics
import Foundation

extension LayerBackEnd {
  /// Draws the layer's own content, except the border, which is drawn over the sublayers.
  func drawAppearance(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    alpha: CGFloat,
    isClippedLater: Bool
  ) {
    let shown = node.shown
    let isRounded = shown.hasRoundCorners && !isClippedLater
    if !node.appearance.isGroup { drawShadow(of: shown, device, pen, alpha: alpha) }
    if node.appearance.hasBackdrop {
      drawBackdrop(of: node, device, pen, alpha: alpha, isRounded: isRounded)
    }
    if let color = shown.values.backgroundColor?.faded(by: alpha), color.alpha > 0 {
      if color.tile != nil {
        drawTiles(color, of: node, device, pen, isRounded: isRounded)
      } else if isRounded {
        let (outline, space) = outline(of: node, device)
        pen.draw(.fillRoundedRect(outline, color), space)
      } else if device.keepsAxes {
        let pixels = PixelRect(snapping: node.bounds, device).intersection(pen.clip)
        if !pixels.isEmpty { pen.draw(.fillRect(pixels.rect, color)) }
      } else {
        pen.draw(.fillRect(node.bounds, color), device)
      }
    }
    guard shown.values.contents != nil || shown.displayList != nil || shown.ownDrawingCost > 0
    else { return }
    let clips = shown.values.masksToBounds
    if clips {
      pen.draw(.save)
      if isRounded {
        let (outline, space) = outline(of: node, device)
        pen.draw(.clipRoundedRect(outline), space)
      } else {
        clip(to: node.bounds, device, pen)
      }
    }
    if let image = shown.values.contents { drawContents(image, of: shown, device, pen, alpha) }
    if let list = shown.displayList {
      if !clips {
        pen.draw(.save)
        clip(to: shown.drawingReach.around(node.bounds), device, pen, isOutward: true)
      }
      pen.draw(
        .recording(list, in: shown.drawingReach.around(shown.displayListBounds)),
        shown.displayListPlacement.concatenating(device)
      )
      if !clips { pen.draw(.restore) }
    }
    if let drawing = shown.ownDrawing {
      pen.draw(.recording(drawing, in: shown.ownDrawingRect), device)
    }
    if clips { pen.draw(.restore) }
  }

  /// Fills the layer with a repeated image, starting at the corner of its bounds independent of
  /// scrolling.
  private func drawTiles(
    _ color: CGColor,
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    isRounded: Bool
  ) {
    let area = CGRect(origin: .zero, size: node.bounds.size)
    let box = isRounded ? node.shown.rounded(area, scale: 1) : RoundedRect(area, radius: 0)
    let list = DisplayList(commands: [.fillRoundedRect(box, color)], bounds: area)
    pen.draw(
      .recording(list, in: area),
      device.translatedBy(x: node.bounds.minX, y: node.bounds.minY)
    )
  }

  private func drawContents(
    _ image: CGImage,
    of shown: CALayer,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    _ alpha: CGFloat
  ) {
    let part = shown.storedContentsRect
    let source = CGRect(
      x: part.minX * CGFloat(image.width),
      y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width),
      height: part.height * CGFloat(image.height)
    )
    let quality: CGInterpolationQuality =
      shown.storedMagnificationFilter == .nearest && shown.storedMinificationFilter == .nearest
      ? .none : .default
    var place = shown.contentsPlacement(of: image)
    var space = device
    if device.keepsAxes && device.a > 0 && device.d > 0 {
      // Aligned to whole pixels, so that an image of the right size is copied unscaled.
      place = PixelRect(snapping: place, device).rect
      space = .identity
    }
    let center = shown.storedContentsCenter
    guard center == CGRect(x: 0, y: 0, width: 1, height: 1) else {
      let pixel = 1 / max(shown.storedContentsScale, 1e-6)
      let isSnapped = space != device
      let slices = ContentsSlices(
        source: source,
        center: center,
        place: place,
        pixel: isSnapped
          ? CGSize(width: pixel * device.a, height: pixel * device.d)
          : CGSize(width: pixel, height: pixel),
        isSnapped: isSnapped
      )
      for (source, place) in slices.pieces {
        pen.draw(.image(image, rect: place, source: source, quality, alpha: alpha), space)
      }
      return
    }
    pen.draw(.image(image, rect: place, source: source, quality, alpha: alpha), space)
  }

  /// Clips to the bounds of a layer, or to all pixels that they touch.
  func clip(
    to bounds: CGRect,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    isOutward: Bool = false
  ) {
    guard device.keepsAxes else {
      pen.draw(.clipRect(bounds), device)
      return
    }
    let pixels =
      isOutward
      ? PixelRect(covering: bounds.applying(device)) : PixelRect(snapping: bounds, device)
    pen.draw(.clipRect(pixels.rect))
  }

  /// Draws the shadow cast by the layer's outline.
  func drawShadow(
    of shown: CALayer,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    alpha: CGFloat
  ) {
    guard shown.castsShadow, let outline = shown.shadowOutline, var style = shown.shadowStyle
    else { return }
    style.color = style.color.faded(by: alpha)
    switch outline {
    case .path(let path):
      if case .roundedRect(let box) = path.shape {
        pen.draw(.shadow(box, style), device)
      } else {
        pen.draw(.pathShadow(path, style), device)
      }
    case .box(let box): pen.draw(.shadow(box, style), device)
    }
  }

  func drawBorder(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    alpha: CGFloat
  ) {
    let shown = node.shown
    guard let color = shown.storedBorderColor, color.alpha > 0, shown.values.borderWidth > 0 else {
      return
    }
    var width = shown.values.borderWidth
    // Align straight edges to whole pixels, at least one.
    if device.keepsAxes { width = max(1, (width * device.meanScale).rounded()) }
    let (outline, space) = outline(of: node, device)
    let border = DrawCommand.border(outline, width: width, color.faded(by: alpha))
    guard color.tile != nil else { return pen.draw(border, space) }
    let list = DisplayList(commands: [border], bounds: outline.rect)
    pen.draw(.recording(list, in: outline.rect), space)
  }

  /// The bounds with rounded corners, and the transform from their coordinates to pixels.
  ///
  /// They are whole pixels unless the layer is rotated.
  func outline(
    of node: RenderNode,
    _ device: CGAffineTransform
  ) -> (box: RoundedRect, space: CGAffineTransform) {
    guard device.keepsAxes else { return (node.shown.rounded(node.bounds, scale: 1), device) }
    let pixels = PixelRect(snapping: node.bounds, device).rect
    return (node.shown.rounded(pixels, scale: device.meanScale), .identity)
  }
}
