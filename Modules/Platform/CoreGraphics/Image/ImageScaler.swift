internal import CCairo
internal import Foundation

/// Scales copies of images.
///
/// Downscaling halves the image, averaging four pixels into one, as long as it stays larger than
/// requested, and interpolates the rest. Cairo's own filter gives nearly the same image in ten
/// times the time: 50 ms for a photo of the width of a phone.
enum ImageScaler {
  /// A copy at another size in pixels; nil if memory cannot be allocated.
  static func scale(_ image: CGImage, toWidth width: Int, height: Int) -> CGImage? {
    var source = image
    // The number of pixels of `source` that the image covers: halving an odd number leaves a half.
    var (across, down) = (Double(image.width), Double(image.height))
    while across >= 2 * Double(width), down >= 2 * Double(height) {
      guard let half = halve(source) else { return nil }
      source = half
      (across, down) = (across / 2, down / 2)
    }
    if across == Double(width), down == Double(height) { return source }
    guard let target = PixelBuffer(width: width, height: height),
      let surface = target.makeSurface(isOpaque: image.isOpaque)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, Double(width) / across, Double(height) / down)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, source.surface, 0, 0)
    let pattern = cairo_get_source(context)
    let isUneven = across >= 2 * Double(width) || down >= 2 * Double(height)
    cairo_pattern_set_filter(pattern, isUneven ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    // Otherwise the borders blend with the transparency outside the image.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return CGImage(pixels: target, isOpaque: image.isOpaque)
  }

  /// A copy of half the width and height, rounded up.
  private static func halve(_ image: CGImage) -> CGImage? {
    let (width, height) = ((image.width + 1) / 2, (image.height + 1) / 2)
    guard let target = PixelBuffer(width: width, height: height) else { return nil }
    let pairs = image.width / 2
    for y in 0..<height {
      let upper = row(image, 2 * y)
      let lower = row(image, min(2 * y + 1, image.height - 1))
      let out = (target.bytes + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<pairs {
        out[x] = average(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
      }
      if pairs < width {
        let last = image.width - 1
        out[pairs] = average(upper[last], upper[last], lower[last], lower[last])
      }
    }
    return CGImage(pixels: target, isOpaque: image.isOpaque)
  }

  private static func row(_ image: CGImage, _ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(
      (image.pixels.bytes + y * image.pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    )
  }

  /// The average of four pixels, calculated for two components at a time.
  private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let odd =
      (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
    return (even >> 2 & mask) | (odd >> 2 & mask) << 8
  }
}
