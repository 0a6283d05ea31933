internal import CCairo
package import Foundation

/// A bitmap to draw in, by Cairo.
///
/// Not to be shared between threads.
///
/// Every method works in the space of the context's current matrix, whoever set it; those with
/// pixel arguments ignore it.
package final class CairoCanvas {
  /// The pixels drawn in.
  package let pixels: PixelBuffer
  /// How many pixels a point takes.
  package let scale: CGFloat
  /// Whether the canvas has no alpha.
  package let isOpaque: Bool
  /// Whether drawing is kept as it is, as in a file of pages, rather than as pixels.
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
    /// From where the group was drawn to where it is laid down.
    var move = CGAffineTransform.identity
  }

  /// The width, in pixels.
  package var width: Int { pixels.width }
  /// The height, in pixels.
  package var height: Int { pixels.height }

  /// Makes a cleared canvas of a size in pixels; nil where there is no such memory.
  ///
  /// A cleared opaque canvas is black.
  package convenience init?(width: Int, height: Int, scale: CGFloat, isOpaque: Bool = false) {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    self.init(pixels: pixels, scale: scale, isOpaque: isOpaque)
  }

  /// Makes a canvas that draws into pixels of another owner.
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

  /// Makes a canvas of a surface that keeps drawing as it is, a pixel to a point; takes the surface
  /// over.
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

  /// The transform from the space drawn in to pixels.
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

  /// Puts a transform before the current one.
  package func concatenate(_ transform: CGAffineTransform) {
    var m = cairo_matrix_t(transform)
    cairo_transform(context, &m)
  }

  /// Remembers transform, clip and blend mode.
  package func save() { cairo_save(context) }

  /// Restores the saved state.
  package func restore() { cairo_restore(context) }

  /// Keeps further drawing to device pixels, until the matching `restore`.
  package func clipToDevice(_ rect: PixelRect) {
    withPixelSpace {
      CairoPaths.append(rect.isEmpty ? .zero : rect.rect, to: context)
      cairo_clip(context)
    }
  }

  /// Runs drawing in the space of pixels.
  func withPixelSpace(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    body()
    cairo_set_matrix(context, &matrix)
  }

  /// The pixels that the clip lets through at most.
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

  /// Copies a part of another canvas to device pixels, as opaque as `alpha`; blends unless it is
  /// opaque.
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
    // The context must not keep the other surface alive.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Fills the path with the source, which is ended.
  func fillPath(alpha: CGFloat) {
    guard alpha < 1 else { return cairo_fill(context) }
    cairo_save(context)
    cairo_clip(context)
    cairo_paint_with_alpha(context, Double(alpha))
    cairo_restore(context)
  }

  /// Finishes all drawing, so that the pixels may be read or handed on.
  package func flush() { cairo_surface_flush(surface) }

  /// Has Cairo know that others wrote into the pixels.
  func markChanged() { cairo_surface_mark_dirty(surface) }

  /// A copy of the pixels as an image; nil where there is no memory for it.
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
