internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextTypesetter {
  /// Adds the background, underline and strikethrough of a run.
  ///
  /// `words` returns the parts of the run without spaces, for lines that omit those.
  func decorate(
    from x: CGFloat,
    width: CGFloat,
    _ line: MeasuredLine,
    _ style: TextAttributes,
    _ metrics: FontMetrics,
    words: () -> [ClosedRange<CGFloat>],
    in drawing: GlyphDrawing
  ) {
    guard width > 0 else { return }
    if let color = style.backgroundColor {
      drawing.addBackground(CGRect(x: x, y: line.top, width: width, height: line.height), color)
    }
    guard style.underline || style.strikethrough else { return }
    let baseline = line.baseline - style.baselineOffset
    let thickness = metrics.underlineThickness
    let effects = style.effects
    func add(_ look: TextEffects.Line?, at middle: CGFloat, _ color: CGColor?) {
      for stretch in look?.isByWord ?? false ? words() : [x...(x + width)] {
        let rects = TextDecoration.rects(
          in: stretch,
          middle: middle,
          thickness: thickness,
          look
        )
        for rect in rects { drawing.addDecoration(rect, color) }
      }
    }
    if style.underline {
      add(
        effects?.underline,
        at: baseline + metrics.underlinePosition,
        style.underlineColor ?? style.color
      )
    }
    if style.strikethrough {
      add(
        effects?.strikethrough,
        at: baseline - metrics.strikethroughPosition,
        style.strikethroughColor ?? style.color
      )
    }
  }

  /// The parts, without spaces, of a shaped run.
  func words(
    of run: UnsafeMutablePointer<PangoGlyphItem>,
    in line: ShapedLine,
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let string = run.pointee.glyphs.pointee
    guard let glyphs = string.glyphs, let clusters = string.log_clusters else { return [] }
    let first = Int(run.pointee.item.pointee.offset) + line.offset
    var words: [ClosedRange<CGFloat>] = []
    var x = start
    for index in 0..<Int(string.num_glyphs) {
      let width = CGFloat(glyphs[index].geometry.width) / 1024
      let byte = first + Int(clusters[index])
      let isSpace = byte < bytes.count && [0x09, 0x20].contains(bytes[byte])
      if !isSpace, width > 0 {
        if let last = words.last, abs(last.upperBound - x) < 0.001 {
          words[words.count - 1] = last.lowerBound...(x + width)
        } else {
          words.append(x...(x + width))
        }
      }
      x += width
    }
    return words
  }

  /// A font whose letters slant to the right and have another height; the caller must destroy it.
  static func font(
    _ font: OpaquePointer,
    leaning slant: CGFloat,
    heightFactor: CGFloat
  ) -> OpaquePointer? {
    var (matrix, space) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_scaled_font_get_font_matrix(font, &matrix)
    cairo_scaled_font_get_ctm(font, &space)
    matrix.yy *= Double(heightFactor)
    matrix.xy -= Double(slant) * matrix.yy
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(font, options)
    return cairo_scaled_font_create(
      cairo_scaled_font_get_font_face(font),
      &matrix,
      &space,
      options
    )
  }
}

extension TextEffects.Line {
  /// The dashes in a part of a line, with the pattern starting at the left edge of the line.
  func dashes(in stretch: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    let whole = dashes.reduce(0, +)
    guard whole > 0.1 else { return [stretch] }
    var parts: [ClosedRange<CGFloat>] = []
    var x = (stretch.lowerBound / whole).rounded(.down) * whole
    while x < stretch.upperBound {
      for (index, length) in dashes.enumerated() {
        let start = max(x, stretch.lowerBound)
        let end = min(x + length, stretch.upperBound)
        if index % 2 == 0, end > start { parts.append(start...end) }
        x += length
      }
    }
    return parts
  }
}
