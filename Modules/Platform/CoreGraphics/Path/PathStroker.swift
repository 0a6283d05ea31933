internal import CCairo
internal import Foundation

/// Hit testing of stroked paths.
enum PathStroker {
  /// Whether a point is on the stroke of a path.
  static func contains(_ point: CGPoint, in path: CGPath, style: StrokeStyle) -> Bool {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return false }
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    guard let context else { return false }
    CairoPaths.append(path, to: context)
    CairoPaths.apply(style, to: context)
    return cairo_in_stroke(context, Double(point.x), Double(point.y)) != 0
  }
}
