internal import CCairo
package import Foundation

/// A bitmap that is drawn into with Cairo.
///
/// It must not be shared between threads.
///
/// Methods use the space of the context's current matrix, including changes made by others; those
/// with pixel arguments ignore it.
package final class CairoCanvas {
  /// The pixels of the canvas.
  package let pixels: PixelBuffer
  /// The number of pixels per point.
  package let scale: CGFloat
  /// Whether the canvas has no alpha.
  package let isOpaque: Bool
  /// Whether drawing stays in vector form, for a PDF, instead of becoming pixels.
  let isVector: Bool
  /// The surface: a `cairo_surface_t *`.
  let surface: OpaquePointer
  /// The context: a `cairo_t *`.
  package let context: OpaquePointer
  /// The open groups, innermost last.
  var groups: [Group] = []

  /// How a group is composited.
  struct Group {
    /// The content that a group fades from.
    struct Fade {
      var image: CGImage
      var rect: CGRect
    }

    var alpha: CGFloat
    var shadow: ShadowStyle?
    var fade: Fade?
    /// The transform from the space the group was drawn in to the one it is composited in.
    var move = CGAffineTransform.identity
  }

  /// The pixels in a row, whatever the scale.
  package var width: Int { pixels.width }
  /// The number of rows of pixels, whatever the scale.
  package var height: Int { pixels.height }

  /// Makes a cleared canvas with a size in pixels; nil if memory cannot be allocated.
  ///
  /// An opaque canvas is cleared to black.
  package convenience init?(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    self.init(pixels: pixels, scale: scale, isOpaque: isOpaque)
  }

  /// Makes a canvas that draws into existing pixels.
  package init?(pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool) {
    guard let surface = pixels.makeSurface(isOpaque: isOpaque) else { return nil }
    guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.pixels = pixels
    self.scale = scale
    self.isOpaque = isOpaque
    isVector = false
    self.surface = surface
    self.context = context
    cairo_scale(context, Double(scale), Double(scale))
  }

  /// Makes a canvas for a vector surface, one pixel per point; takes ownership of the surface.
  init?(vectorSurface surface: OpaquePointer) {
    guard let pixels = PixelBuffer(width: 1, height: 1), let context = cairo_create(surface),
      cairo_status(context) == CAIRO_STATUS_SUCCESS
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.pixels = pixels
    scale = 1
    isOpaque = false
    isVector = true
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  // MARK: - State

  /// The transform from user space to pixels.
  package var transform: CGAffineTransform {
    get {
      var m = cairo_matrix_t()
      cairo_get_matrix(context, &m)
      return CGAffineTransform(
        a: CGFloat(m.xx),
        b: CGFloat(m.yx),
        c: CGFloat(m.xy),
        d: CGFloat(m.yy),
        tx: CGFloat(m.x0),
        ty: CGFloat(m.y0)
      )
    }
    set {
      var m = cairo_matrix_t(newValue)
      cairo_set_matrix(context, &m)
    }
  }

  /// Concatenates a transform with the current one.
  package func concatenate(_ transform: CGAffineTransform) {
    var m = cairo_matrix_t(transform)
    cairo_transform(context, &m)
  }

  /// Saves transform, clip and blend mode.
  package func save() { cairo_save(context) }

  /// Restores the saved state.
  package func restore() { cairo_restore(context) }

  /// Clips to device pixels, until the matching `restore`.
  package func clipToDevice(_ rect: PixelRect) {
    withPixelSpace {
      CairoPaths.append(rect.isEmpty ? .zero : rect.rect, to: context)
      cairo_clip(context)
    }
  }

  /// Runs a closure with the identity transform, in pixel coordinates.
  func withPixelSpace(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    body()
    cairo_set_matrix(context, &matrix)
  }

  /// The bounding box of the clip, in pixels.
  var clipInPixels: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    withPixelSpace { cairo_clip_extents(context, &x0, &y0, &x1, &y1) }
    return PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
  }

  func setColor(_ color: CGColor) { CairoPaths.setColor(color, of: context) }

  // MARK: - Pixels

  /// Fills device pixels with a color, replacing the existing content.
  package func clear(_ rect: PixelRect, to color: CGColor) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    setColor(color)
    CairoPaths.append(rect.rect, to: context)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Copies a part of another canvas to device pixels with an alpha; blends unless `alpha` is 1.
  package func blit(
    _ canvas: CairoCanvas,
    from source: PixelRect,
    toPixelX x: Int,
    y: Int,
    alpha: CGFloat = 1
  ) {
    withPixelSpace {
      cairo_set_source_surface(
        context,
        canvas.surface,
        Double(x - source.x),
        Double(y - source.y)
      )
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      CairoPaths.append(
        CGRect(x: x, y: y, width: source.width, height: source.height),
        to: context
      )
      fillPath(alpha: alpha)
    }
    // The context must not retain the other surface.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Fills the path with the current source, and clears the path.
  func fillPath(alpha: CGFloat) {
    guard alpha < 1 else { return cairo_fill(context) }
    cairo_save(context)
    cairo_clip(context)
    cairo_paint_with_alpha(context, Double(alpha))
    cairo_restore(context)
  }

  /// Finishes all drawing, so that the pixels can be read or passed on.
  package func flush() { cairo_surface_flush(surface) }

  /// Informs Cairo that the pixels were modified externally.
  func markChanged() { cairo_surface_mark_dirty(surface) }

  /// A copy of the pixels as an image; nil if memory cannot be allocated.
  package func makeImage() -> CGImage? {
    cairo_surface_flush(surface)
    guard let copy = PixelBuffer(width: width, height: height) else { return nil }
    if copy.bytesPerRow == pixels.bytesPerRow {
      memcpy(copy.bytes, pixels.bytes, height * copy.bytesPerRow)
    } else {
      for row in 0..<height {
        memcpy(
          copy.bytes + row * copy.bytesPerRow,
          pixels.bytes + row * pixels.bytesPerRow,
          width * 4
        )
      }
    }
    return CGImage(pixels: copy, isOpaque: isOpaque)
  }

  /// Writes the image to a PNG file.
  package func writePNG(to path: String) throws {
    guard let image = makeImage() else { throw PNGEncodingError.outOfMemory }
    try pngData(of: image).write(to: URL(fileURLWithPath: path))
  }
}

extension cairo_matrix_t {
  /// The same transform in Cairo's form.
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a),
      yx: Double(t.b),
      xy: Double(t.c),
      yy: Double(t.d),
      x0: Double(t.tx),
      y0: Double(t.ty)
    )
  }
}
