internal import CCairo
internal import Foundation

/// An image that a color repeats in both directions.
package final class ColorTile: Hashable, Sendable {
  package let image: CGImage
  /// The pixels of the image per point.
  package let scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }

  /// Sets the tile as the source of a `cairo_t *`, repeated from the origin of its current space.
  func setSource(of context: OpaquePointer, alpha: CGFloat) {
    guard let pattern = alpha < 1 ? fadedPattern(alpha) : pattern() else { return }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, Double(scale), Double(scale))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A pattern that keeps the image alive.
  private func pattern() -> OpaquePointer? {
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return nil }
    let owner = Unmanaged.passRetained(image)
    let status = cairo_pattern_set_user_data(pattern, Self.ownerKey, owner.toOpaque()) {
      if let owner = $0 { Unmanaged<CGImage>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    return pattern
  }

  private func fadedPattern(_ alpha: CGFloat) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(image.width),
        Int32(image.height)
      )
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    cairo_set_source_surface(context, image.surface, 0, 0)
    cairo_paint_with_alpha(context, Double(alpha))
    cairo_destroy(context)
    return cairo_pattern_create_for_surface(surface)
  }

  private nonisolated(unsafe) static let ownerKey =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  package static func == (lhs: ColorTile, rhs: ColorTile) -> Bool {
    lhs === rhs || (lhs.image === rhs.image && lhs.scale == rhs.scale)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
