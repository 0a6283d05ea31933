internal import CCairo

/// Makes copies of images at other sizes.
enum ImageScaler {
  /// A copy at another size in pixels, filtered so that shrinking averages all pixels.
  static func scale(_ image: CGImage, toWidth width: Int, height: Int) -> CGImage? {
    guard let target = PixelBuffer(width: width, height: height),
      let surface = target.makeSurface(isOpaque: image.isOpaque)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(
      context,
      Double(width) / Double(image.width),
      Double(height) / Double(image.height)
    )
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, image.surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    // Without it the borders mix with the nothing around the image.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return CGImage(pixels: target, isOpaque: image.isOpaque)
  }
}
