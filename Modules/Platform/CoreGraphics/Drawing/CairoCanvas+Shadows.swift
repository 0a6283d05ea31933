internal import CCairo
internal import Foundation

extension CairoCanvas {
  func drawShadow(of rounded: RoundedRect, _ style: ShadowStyle) {
    guard style.color.alpha > 0 else { return }
    let t = transform
    let sigma = style.sigma * t.meanScale
    guard sigma >= 0.3, t.keepsAxes, t.a == t.d, t.a > 0 else {
      drawShadow(of: CGPath(rounded), style)
      return
    }
    // Round the shape to whole pixels: that is invisible in a blurred edge, and equal shapes then
    // share one mask.
    let device = rounded.rect.offsetBy(dx: style.offset.width, dy: style.offset.height).applying(t)
    let (x, y) = (Int(device.minX.rounded()), Int(device.minY.rounded()))
    let size = (width: Int(device.width.rounded()), height: Int(device.height.rounded()))
    guard size.width > 0, size.height > 0, size.width < 16_384, size.height < 16_384 else { return }
    let key = ShadowMask.Key(
      width: size.width,
      height: size.height,
      topLeft: Float(rounded.topLeft * t.a),
      topRight: Float(rounded.topRight * t.a),
      bottomRight: Float(rounded.bottomRight * t.a),
      bottomLeft: Float(rounded.bottomLeft * t.a),
      sigma: Float(sigma)
    )
    guard let mask = ShadowMask.mask(for: key) else { return }
    setColor(style.color)
    withPixelSpace {
      cairo_mask_surface(context, mask.surface, Double(x - mask.margin), Double(y - mask.margin))
    }
  }

  func drawShadow(of path: CGPath, _ style: ShadowStyle) {
    drawShadow(of: path.boundingBoxOfPath, style) { context in
      CairoPaths.append(path, to: context)
      cairo_fill(context)
    }
  }

  /// Draws the shadow of what a closure draws within a rectangle of the current space.
  func drawShadow(
    of box: @autoclosure () -> CGRect,
    _ style: ShadowStyle,
    drawing: (OpaquePointer) -> Void
  ) {
    guard style.color.alpha > 0 else { return }
    let sigma = style.sigma * transform.meanScale
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, Double(style.offset.width), Double(style.offset.height))
    guard sigma >= 0.3 else {
      setColor(style.color)
      drawing(context)
      return
    }
    let t = transform
    drawBlurred(
      PixelRect(covering: box().applying(t)),
      sigma: sigma,
      color: style.color
    ) { mask, area in
      var matrix = cairo_matrix_t(
        t.concatenating(
          CGAffineTransform(translationX: -CGFloat(area.x), y: -CGFloat(area.y))
        )
      )
      cairo_set_matrix(mask, &matrix)
      drawing(mask)
    }
  }

  func drawShadow(ofGroup pattern: OpaquePointer, _ style: ShadowStyle, alpha: CGFloat) {
    let color = style.color.faded(by: alpha)
    guard color.alpha > 0 else { return }
    let t = transform
    let offset = style.offset.applying(t)
    var bounds = clipInPixels
    let reach = Int((style.reach * t.meanScale).rounded(.up))
    // The content is inside the clip, but the source of a shadow may be outside.
    bounds = PixelRect(
      x: bounds.x - reach,
      y: bounds.y - reach,
      width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach
    )
    drawBlurred(bounds, sigma: style.sigma * t.meanScale, color: color) { mask, area in
      var matrix = cairo_matrix_t(
        t.concatenating(
          CGAffineTransform(
            translationX: offset.width - CGFloat(area.x),
            y: offset.height - CGFloat(area.y)
          )
        )
      )
      cairo_set_matrix(mask, &matrix)
      cairo_set_source(mask, pattern)
      cairo_paint(mask)
    }
  }

  /// Draws a mask with a closure, blurs it, and paints a color through it.
  private func drawBlurred(
    _ bounds: PixelRect,
    sigma: CGFloat,
    color: CGColor,
    drawing: (_ mask: OpaquePointer, _ area: PixelRect) -> Void
  ) {
    let margin = Int((sigma * 3).rounded(.up)) + 1
    let clip = clipInPixels
    let visible = PixelRect(
      x: clip.x - margin,
      y: clip.y - margin,
      width: clip.width + 2 * margin,
      height: clip.height + 2 * margin
    )
    let area = PixelRect(
      x: bounds.x - margin,
      y: bounds.y - margin,
      width: bounds.width + 2 * margin,
      height: bounds.height + 2 * margin
    ).intersection(visible)
    guard !area.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8,
        Int32(area.width),
        Int32(area.height)
      ),
      let mask = cairo_create(surface)
    else { return }
    drawing(mask, area)
    cairo_destroy(mask)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      Blur.blur(
        bytes,
        width: area.width,
        height: area.height,
        stride: Int(cairo_image_surface_get_stride(surface)),
        sigma: Double(sigma)
      )
      cairo_surface_mark_dirty(surface)
    }
    setColor(color)
    withPixelSpace { cairo_mask_surface(context, surface, Double(area.x), Double(area.y)) }
    cairo_surface_destroy(surface)
  }
}
