internal import CCairo
package import Foundation

/// A bitmap to draw in, by Cairo. Not to be shared between threads.
package final class CairoCanvas {
  /// The pixels drawn in.
  package let pixels: PixelBuffer
  /// How many pixels a point takes.
  package let scale: CGFloat
  /// Whether the canvas has no alpha.
  package let isOpaque: Bool
  /// The surface: a `cairo_surface_t *`.
  package let surface: OpaquePointer
  /// The context: a `cairo_t *`.
  package let context: OpaquePointer

  /// The width, in pixels.
  package var width: Int { pixels.width }
  /// The height, in pixels.
  package var height: Int { pixels.height }

  /// Makes a cleared canvas of a size in pixels; nil where there is no such memory.
  package convenience init?(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    self.init(pixels: pixels, scale: scale, isOpaque: isOpaque)
  }

  /// Makes a canvas that draws in pixels of somebody else's.
  package init?(pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool) {
    guard let surface = pixels.makeSurface(isOpaque: isOpaque), let context = cairo_create(surface),
      cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.pixels = pixels
    self.scale = scale
    self.isOpaque = isOpaque
    self.surface = surface
    self.context = context
    cairo_scale(context, Double(scale), Double(scale))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Puts a transform before the current one.
  package func concatenate(_ transform: CGAffineTransform) {}
  /// Remembers transform and clip.
  package func save() { cairo_save(context) }
  /// Goes back to what was remembered.
  package func restore() { cairo_restore(context) }
  /// Draws a list in the current space.
  package func draw(_ list: DisplayList) { for command in list.commands { draw(command) } }
  /// Draws one command in the current space.
  package func draw(_ command: DrawCommand) {}
  /// Keeps further drawing to device pixels; until the matching `restore`.
  package func clipToDevice(_ rect: PixelRect) {}
  /// Copies an image to device pixels, as it is; blends unless the image is opaque.
  package func blit(_ image: CGImage, toPixelX x: Int, y: Int) {}
  /// Copies a part of another canvas to device pixels; blends unless it is opaque.
  package func blit(_ canvas: CairoCanvas, from source: PixelRect, toPixelX x: Int, y: Int) {}
  /// Moves the pixels within a rectangle; those moved out are lost, those uncovered keep what they were.
  package func scroll(_ rect: PixelRect, byX dx: Int, y dy: Int) {}
  /// Fills device pixels with a color, replacing what is there.
  package func clear(_ rect: PixelRect, to color: CGColor) {}
  /// A copy of the pixels as an image.
  package func makeImage() -> CGImage? { nil }
  /// Writes the picture to a PNG file.
  package func writePNG(to path: String) throws {}
  static func append(_ path: CGPath, to context: OpaquePointer) {}
  static func apply(_ style: StrokeStyle, to context: OpaquePointer) {}
}
