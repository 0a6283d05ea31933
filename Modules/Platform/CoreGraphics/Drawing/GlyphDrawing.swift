internal import CCairo
package import Foundation

// Unchecked: immutable after the drawing is built. Cairo's scaled fonts have their own locks and
// atomic reference counts.
/// The drawing of laid out text: positioned glyphs, and the decorations under and over them.
package final class GlyphDrawing: @unchecked Sendable {
  /// Glyphs of one font and one color.
  package struct Batch {
    /// The font: a retained `cairo_scaled_font_t *`.
    var font: OpaquePointer
    var start: Int
    var count: Int
    /// The baseline of the line.
    ///
    /// Glyphs of two lines are never drawn by one call to Cairo: if boxes of glyphs touch, it would
    /// draw all of them through a mask of the size of the text.
    var line: Double
    /// The color; nil uses the color given when drawing.
    package var color: CGColor?
    /// Shadow and outline; nil for none.
    var effects: GlyphEffects?
  }

  /// A rectangle under or over the text.
  struct Bar {
    var rect: CGRect
    var color: CGColor?
  }

  /// An image inside the text.
  struct PlacedImage {
    var image: CGImage
    var rect: CGRect
  }

  /// The glyphs, in order.
  package private(set) var batches: [Batch] = []
  private(set) var backgrounds: [Bar] = []
  private(set) var decorations: [Bar] = []
  private(set) var images: [PlacedImage] = []
  /// The boxes of characters that no font has a glyph for.
  private(set) var missing: [Bar] = []
  private let glyphs: UnsafeMutablePointer<cairo_glyph_t>
  private let capacity: Int
  private var count = 0

  /// Reserves capacity for a number of glyphs.
  package init(capacity: Int) {
    self.capacity = capacity
    glyphs = .allocate(capacity: max(1, capacity))
  }

  /// Joins drawings, each moved to its origin.
  package convenience init(joining parts: [(drawing: GlyphDrawing, origin: CGPoint)]) {
    self.init(capacity: parts.reduce(0) { $0 + $1.drawing.count })
    for (drawing, origin) in parts {
      for batch in drawing.batches where batch.count > 0 {
        addGlyphs(
          batch.start..<batch.start + batch.count,
          of: drawing,
          movedX: Double(origin.x),
          y: Double(origin.y),
          line: batch.line + Double(origin.y)
        )
      }
      func moved(_ bar: Bar) -> Bar {
        Bar(rect: bar.rect.offsetBy(dx: origin.x, dy: origin.y), color: bar.color)
      }
      backgrounds += drawing.backgrounds.map(moved)
      decorations += drawing.decorations.map(moved)
      missing += drawing.missing.map(moved)
      images += drawing.images.map {
        PlacedImage(image: $0.image, rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  deinit {
    for batch in batches { cairo_scaled_font_destroy(batch.font) }
    glyphs.deallocate()
  }

  // MARK: - Building

  /// Begins a batch of glyphs with a font, a color and effects.
  ///
  /// Continues the previous batch if font, color and line are the same.
  package func beginBatch(
    font: OpaquePointer,
    color: CGColor?,
    line: Double,
    effects: GlyphEffects? = nil
  ) {
    if let last = batches.last, last.font == font, last.color == color, last.line == line,
      last.effects == effects
    {
      return
    }
    if let last = batches.last, last.count == 0 {
      cairo_scaled_font_destroy(last.font)
      batches.removeLast()
    }
    batches.append(
      Batch(
        font: cairo_scaled_font_reference(font),
        start: count,
        count: 0,
        line: line,
        color: color,
        effects: effects
      )
    )
  }

  /// Adds glyphs to the current batch.
  ///
  /// - Parameter add: Called once, with the batch to append to; it must not begin another batch.
  package func addGlyphs(_ add: (inout Appender) -> Void) {
    var appender = Appender(glyphs: glyphs, capacity: capacity, count: count)
    add(&appender)
    batches[batches.count - 1].count += appender.count - count
    count = appender.count
  }

  /// Appends glyphs to a batch.
  ///
  /// It is a value in a local variable because the properties of the drawing, read and written for
  /// each glyph, would be checked for exclusive access each time.
  package struct Appender {
    fileprivate let glyphs: UnsafeMutablePointer<cairo_glyph_t>
    fileprivate let capacity: Int
    fileprivate var count: Int

    /// Appends a glyph with its origin; does nothing when the reserved capacity is used up.
    package mutating func add(glyph: UInt32, x: Double, y: Double) {
      guard count < capacity else { return }
      glyphs[count] = cairo_glyph_t(index: UInt(glyph), x: x, y: y)
      count += 1
    }
  }

  /// Adds the glyphs of another drawing at an offset.
  package func addGlyphs(
    _ range: Range<Int>,
    of other: GlyphDrawing,
    movedX dx: Double,
    y dy: Double,
    line: Double
  ) {
    for batch in other.batches {
      let part = range.clamped(to: batch.start..<(batch.start + batch.count))
      guard !part.isEmpty else { continue }
      beginBatch(font: batch.font, color: batch.color, line: line, effects: batch.effects)
      let source = other.glyphs
      addGlyphs { appender in
        for index in part {
          let glyph = source[index]
          appender.add(glyph: UInt32(glyph.index), x: glyph.x + dx, y: glyph.y + dy)
        }
      }
    }
  }

  /// Adds a rectangle under the text.
  package func addBackground(_ rect: CGRect, _ color: CGColor) {
    backgrounds.append(Bar(rect: rect, color: color))
  }

  /// Adds an underline or a strikethrough; without a color it uses the color given when drawing.
  package func addDecoration(_ rect: CGRect, _ color: CGColor?) {
    decorations.append(Bar(rect: rect, color: color))
  }

  /// Adds an image inside the text.
  package func addImage(_ image: CGImage, in rect: CGRect) {
    images.append(PlacedImage(image: image, rect: rect))
  }

  /// Adds the box of a character that no font has a glyph for.
  package func addMissing(_ rect: CGRect, _ color: CGColor?) {
    missing.append(Bar(rect: rect, color: color))
  }

  /// The number of characters shown as a box, because no font has a glyph or the font's glyph is an
  /// empty box.
  package var boxCount: Int {
    missing.count + (0..<count).count { glyphs[$0].index == 0 }
  }

  /// The box of the outlines of all glyphs, without shadows; nil if none has one.
  package var inkBounds: CGRect? {
    var bounds = CGRect.null
    for batch in batches where batch.count > 0 {
      var extents = cairo_text_extents_t()
      let first = glyphs + batch.start
      cairo_scaled_font_glyph_extents(batch.font, first, Int32(batch.count), &extents)
      guard extents.width > 0, extents.height > 0 else { continue }
      // The extents are relative to the first glyph.
      bounds = bounds.union(
        CGRect(
          x: extents.x_bearing + first.pointee.x,
          y: extents.y_bearing + first.pointee.y,
          width: extents.width,
          height: extents.height
        )
      )
    }
    return bounds.isNull ? nil : bounds
  }

  /// Adds the outlines of a batch's glyphs to the path of a `cairo_t *`, whose font is that of the
  /// batch.
  func appendGlyphs(of batch: Batch, to context: OpaquePointer) {
    cairo_glyph_path(context, glyphs + batch.start, Int32(batch.count))
  }

  // MARK: - Drawing

  /// Draws in the current space of a `cairo_t *`, with the top left corner of the text at a point.
  func draw(on canvas: CairoCanvas, at point: CGPoint, color: CGColor) {
    let context = canvas.context
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_translate(context, Double(point.x), Double(point.y))
    for bar in backgrounds { fill(bar, on: context, color) }
    for batch in batches where batch.count > 0 {
      cairo_set_scaled_font(context, batch.font)
      if let effects = batch.effects {
        draw(batch, effects, on: canvas, batch.color ?? color)
        continue
      }
      CairoPaths.setColor(batch.color ?? color, of: context)
      cairo_show_glyphs(context, glyphs + batch.start, Int32(batch.count))
    }
    for bar in missing {
      CairoPaths.setColor(bar.color ?? color, of: context)
      CairoPaths.append(bar.rect, to: context)
      cairo_set_line_width(context, 1)
      cairo_set_dash(context, nil, 0, 0)
      cairo_stroke(context)
    }
    for bar in decorations { fill(bar, on: context, color, isSnapped: true) }
    for image in images { draw(image, on: context) }
    cairo_set_matrix(context, &matrix)
  }

  /// Draws glyphs with their shadow and stroke.
  private func draw(
    _ batch: Batch,
    _ effects: GlyphEffects,
    on canvas: CairoCanvas,
    _ color: CGColor
  ) {
    let (glyphs, count) = (glyphs + batch.start, Int32(batch.count))
    func drawShape(_ context: OpaquePointer) {
      if effects.isFilled { cairo_show_glyphs(context, glyphs, count) }
      guard effects.strokeWidth > 0 else { return }
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, count)
      cairo_set_line_width(context, Double(effects.strokeWidth))
      cairo_set_dash(context, nil, 0, 0)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(context)
    }
    if let shadow = effects.shadow {
      var extents = cairo_text_extents_t()
      cairo_glyph_extents(canvas.context, glyphs, count, &extents)
      let box = CGRect(
        x: extents.x_bearing,
        y: extents.y_bearing,
        width: extents.width,
        height: extents.height
      )
      // The extents are relative to the first glyph.
      .offsetBy(dx: CGFloat(glyphs[0].x), dy: CGFloat(glyphs[0].y))
      .insetBy(dx: -effects.strokeWidth - 1, dy: -effects.strokeWidth - 1)
      canvas.drawShadow(of: box, shadow) { context in
        cairo_set_scaled_font(context, batch.font)
        drawShape(context)
      }
      cairo_set_scaled_font(canvas.context, batch.font)
    }
    CairoPaths.setColor(color, of: canvas.context)
    if let strokeColor = effects.strokeColor, effects.strokeWidth > 0 {
      if effects.isFilled { cairo_show_glyphs(canvas.context, glyphs, count) }
      CairoPaths.setColor(strokeColor, of: canvas.context)
      cairo_new_path(canvas.context)
      cairo_glyph_path(canvas.context, glyphs, count)
      cairo_set_line_width(canvas.context, Double(effects.strokeWidth))
      cairo_set_dash(canvas.context, nil, 0, 0)
      cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(canvas.context)
    } else {
      drawShape(canvas.context)
    }
  }

  private func fill(
    _ bar: Bar,
    on context: OpaquePointer,
    _ color: CGColor,
    isSnapped: Bool = false
  ) {
    CairoPaths.setColor(bar.color ?? color, of: context)
    let r = bar.rect
    var (y, height) = (Double(r.minY), Double(r.height))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    if isSnapped, matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 {
      // Align thin lines to whole pixels, at least one.
      let pixels = max(1, (height * matrix.yy).rounded())
      let top = ((y + height / 2) * matrix.yy + matrix.y0 - pixels / 2).rounded()
      (y, height) = ((top - matrix.y0) / matrix.yy, pixels / matrix.yy)
    }
    cairo_rectangle(context, Double(r.minX), y, Double(r.width), height)
    cairo_fill(context)
  }

  private func draw(_ placed: PlacedImage, on context: OpaquePointer) {
    let (image, r) = (placed.image, placed.rect)
    guard r.width > 0, r.height > 0 else { return }
    cairo_save(context)
    CairoPaths.append(r, to: context)
    cairo_clip(context)
    cairo_translate(context, Double(r.minX), Double(r.minY))
    cairo_scale(
      context,
      Double(r.width) / Double(image.width),
      Double(r.height) / Double(image.height)
    )
    cairo_set_source_surface(context, image.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
  }
}
