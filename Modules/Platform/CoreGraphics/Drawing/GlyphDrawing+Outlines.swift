internal import CCairo
import Foundation

extension GlyphDrawing {
  /// The outlines of glyphs of one color.
  struct Outline {
    var path: CGPath
    /// The color; nil uses the color given when drawing.
    var color: CGColor?
  }

  /// The outlines of the glyphs, in points from the top left corner of the text.
  ///
  /// Glyphs that are images, such as those of color emoji, have none.
  var outlines: [Outline] {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let context = cairo_create(surface)
    else { return [] }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    return batches.compactMap { batch in
      guard batch.count > 0 else { return nil }
      cairo_new_path(context)
      cairo_set_scaled_font(context, batch.font)
      appendGlyphs(of: batch, to: context)
      let path = Self.path(of: context)
      return path.isEmpty ? nil : Outline(path: path, color: batch.color)
    }
  }

  /// The path of a `cairo_t *`.
  private static func path(of context: OpaquePointer) -> CGPath {
    guard let copy = cairo_copy_path(context) else { return CGPath(elements: []) }
    defer { cairo_path_destroy(copy) }
    let count = Int(copy.pointee.num_data)
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else {
      return CGPath(elements: [])
    }
    var elements: [PathElement] = []
    var index = 0
    while index < count {
      let header = data[index].header
      func point(_ number: Int) -> CGPoint {
        let point = data[index + number].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    // Cairo begins a subpath after each that it closes.
    if case .move? = elements.last { elements.removeLast() }
    return CGPath(elements: elements)
  }
}
