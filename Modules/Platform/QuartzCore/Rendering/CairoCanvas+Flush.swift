internal import CCairo
package import CoreGraphics

extension CairoCanvas {
  /// Finishes all drawing, so that the pixels may be read or handed on.
  package func flush() { cairo_surface_flush(surface) }
}
