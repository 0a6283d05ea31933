internal import CCairo
internal import Foundation

extension CairoCanvas {
  func draw(
    _ image: CGImage,
    in rect: CGRect,
    source: CGRect,
    quality: CGInterpolationQuality,
    alpha: CGFloat
  ) {
    guard rect.width > 0, rect.height > 0, source.width > 0, source.height > 0, alpha > 0
    else { return }
    let isWhole =
      source.minX == 0 && source.minY == 0 && source.width == CGFloat(image.width)
      && source.height == CGFloat(image.height)
    if isWhole, let place = wholePixels(of: rect),
      let copy = copyForPixels(image, place, quality: quality)
    {
      withPixelSpace {
        cairo_set_source_surface(context, copy.surface, Double(place.x), Double(place.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        CairoPaths.append(place.rect, to: context)
        fillPath(alpha: alpha)
      }
      forgetSource()
      return
    }
    cairo_save(context)
    CairoPaths.append(rect, to: context)
    cairo_clip(context)
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    cairo_scale(context, Double(rect.width / source.width), Double(rect.height / source.height))
    cairo_set_source_surface(
      context,
      image.surface,
      -Double(source.minX),
      -Double(source.minY)
    )
    setFilter(quality, of: cairo_get_source(context))
    cairo_paint_with_alpha(context, Double(alpha))
    cairo_restore(context)
    forgetSource()
  }

  func drawMask(
    _ image: CGImage,
    in rect: CGRect,
    quality: CGInterpolationQuality,
    color: CGColor
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let place = wholePixels(of: rect), let copy = copyForPixels(image, place, quality: quality) {
      setColor(color)
      withPixelSpace {
        cairo_mask_surface(context, copy.surface, Double(place.x), Double(place.y))
      }
      return
    }
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    cairo_save(context)
    CairoPaths.append(rect, to: context)
    cairo_clip(context)
    setFilter(quality, of: pattern)
    var matrix = cairo_matrix_t()
    let (sx, sy) = (
      Double(CGFloat(image.width) / rect.width), Double(CGFloat(image.height) / rect.height)
    )
    cairo_matrix_init_scale(&matrix, sx, sy)
    cairo_matrix_translate(&matrix, -Double(rect.minX), -Double(rect.minY))
    cairo_pattern_set_matrix(pattern, &matrix)
    setColor(color)
    cairo_mask(context, pattern)
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
  }

  /// Multiplies the drawn content by the alpha of an image, and clears everything outside of the
  /// image.
  func keep(below image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0,
      let pattern = cairo_pattern_create_for_surface(image.surface)
    else { return }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix,
      Double(CGFloat(image.width) / rect.width),
      Double(CGFloat(image.height) / rect.height)
    )
    cairo_matrix_translate(&matrix, -Double(rect.minX), -Double(rect.minY))
    cairo_pattern_set_matrix(pattern, &matrix)
    setFilter(.default, of: pattern)
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_rectangle(context, x0, y0, x1 - x0, y1 - y0)
    CairoPaths.append(rect, to: context)
    cairo_fill(context)
    CairoPaths.append(rect, to: context)
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
    forgetSource()
  }

  /// The pixels of a rectangle; nil unless it covers whole pixels and is not rotated.
  private func wholePixels(of rect: CGRect) -> PixelRect? {
    let t = transform
    guard !isVector, t.keepsAxes, t.a > 0, t.d > 0 else { return nil }
    let device = rect.applying(t)
    let place = CGRect(
      x: device.minX.rounded(),
      y: device.minY.rounded(),
      width: device.maxX.rounded() - device.minX.rounded(),
      height: device.maxY.rounded() - device.minY.rounded()
    )
    guard abs(place.minX - device.minX) < 0.02, abs(place.minY - device.minY) < 0.02,
      abs(place.maxX - device.maxX) < 0.02, abs(place.maxY - device.maxY) < 0.02
    else { return nil }
    let pixels = PixelRect(covering: place)
    return pixels.isEmpty ? nil : pixels
  }

  /// The image scaled to its displayed size, cached by the image; nil if a copy is not worthwhile.
  private func copyForPixels(
    _ image: CGImage,
    _ place: PixelRect,
    quality: CGInterpolationQuality
  ) -> CGImage? {
    if place.width == image.width, place.height == image.height { return image }
    let isEnlarged = place.width > image.width && place.height > image.height
    guard quality != .none, !isEnlarged, place.width * place.height <= 4 * width * height
    else { return nil }
    return image.scaled(toWidth: place.width, height: place.height)
  }

  private func setFilter(_ quality: CGInterpolationQuality, of pattern: OpaquePointer?) {
    switch quality {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .default, .medium, .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  /// Resets the source, so that the context does not retain an image.
  private func forgetSource() { cairo_set_source_rgba(context, 0, 0, 0, 1) }
}
