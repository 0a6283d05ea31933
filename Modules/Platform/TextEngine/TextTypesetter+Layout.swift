internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextTypesetter {
  /// Lays the text out.
  func typeset() -> TextLayout {
    withShapedLines { shaped in
      var glyphCount = 0
      var lines = measure(shaped, &glyphCount)
      let widest = lines.reduce(0) { max($0, $1.width + indent(of: $1)) }
      let space = request.width >= 0 ? CGFloat(request.width) / 1024 : widest
      let drawing = GlyphDrawing(capacity: glyphCount)
      for index in lines.indices {
        lines[index].x = Self.lineX(
          lines[index],
          width: space,
          paragraph: request.paragraph,
          isFirstOfParagraph: lines[index].startsParagraph
        )
        emit(shaped.lines[index], lines[index], shaped, into: drawing)
      }
      let height = lines.last.map { $0.top + $0.height } ?? 0
      return TextLayout(
        request: request,
        drawing: drawing,
        lines: lines,
        size: CGSize(width: widest, height: height),
        isTruncated: shaped.isTruncated,
        reach: reach(of: shaped, lines),
        clusters: clusters(of: shaped)
      )
    }
  }

  private func indent(of line: MeasuredLine) -> CGFloat {
    line.startsParagraph ? request.paragraph.firstLineHeadIndent : request.paragraph.headIndent
  }

  /// The left edge of a line's text in a given width.
  static func lineX(
    _ line: MeasuredLine,
    width: CGFloat,
    paragraph: TextParagraph,
    isFirstOfParagraph: Bool
  ) -> CGFloat {
    let indent = isFirstOfParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
    let isRightToLeft = line.isRightToLeft
    let tail = width - paragraph.lineEnd(in: width)
    switch paragraph.alignment {
    case .left: return isRightToLeft ? tail : indent
    case .right: return width - line.width - (isRightToLeft ? indent : tail)
    case .center:
      return (width - line.width + (isRightToLeft ? tail - indent : indent - tail)) / 2
    case .natural, .justified:
      return isRightToLeft ? width - line.width - indent : indent
    }
  }

  // MARK: - Measuring

  private func measure(_ shaped: Shaped, _ glyphCount: inout Int) -> [MeasuredLine] {
    let paragraph = request.paragraph
    var lines: [MeasuredLine] = []
    lines.reserveCapacity(shaped.lines.count)
    var y: CGFloat = 0
    for (index, item) in shaped.lines.enumerated() {
      let start = Int(item.line.pointee.start_index) + item.offset
      var ascent: CGFloat = 0
      var descent: CGFloat = 0
      var units: Int32 = 0
      var node = item.line.pointee.runs
      while let current = node {
        node = current.pointee.next
        guard let run = Self.run(of: current) else { continue }
        let style = runIndex(of: run, in: item, shaped.runs)
        let own = metrics[style]
        let raised = attributes[style].baselineOffset
        ascent = max(ascent, own.ascender + raised)
        descent = max(descent, -own.descender - raised)
        if let attachment = attributes[style].attachment {
          ascent = max(ascent, attachment.bounds.maxY)
          descent = max(descent, -attachment.bounds.minY)
        }
        units += pango_glyph_string_get_width(run.pointee.glyphs)
        glyphCount += Int(run.pointee.glyphs.pointee.num_glyphs)
      }
      if ascent == 0, descent == 0 {
        let own = metrics[runIndex(at: start, shaped.runs)]
        (ascent, descent) = (own.ascender, -own.descender)
      }
      let natural = ascent + descent
      let height = Self.lineHeight(natural, paragraph)
      let startsParagraph = Self.startsParagraph(at: start, shaped.bytes)
      if index > 0 {
        y += paragraph.lineSpacing
        if startsParagraph { y += paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore }
      }
      let next = index + 1 < shaped.lines.count ? shaped.lines[index + 1] : nil
      let direction = pango_layout_line_get_resolved_direction(item.line)
      lines.append(
        MeasuredLine(
          start: start,
          end: next.map { Int($0.line.pointee.start_index) + $0.offset } ?? shaped.end,
          x: 0,
          width: CGFloat(units) / 1024,
          top: y,
          height: height,
          baseline: y + height - natural + ascent,
          isRightToLeft: direction == PANGO_DIRECTION_RTL,
          startsParagraph: startsParagraph
        )
      )
      y += height
    }
    return lines
  }

  /// The height of a line whose fonts have the height `natural`.
  static func lineHeight(_ natural: CGFloat, _ paragraph: TextParagraph) -> CGFloat {
    var height = natural
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    return height
  }

  static func run(
    of node: UnsafeMutablePointer<GSList>
  ) -> UnsafeMutablePointer<PangoGlyphItem>? {
    node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
  }

  /// The index of the run that the glyphs belong to; an appended ellipsis belongs to the run of the
  /// preceding letter.
  func runIndex(
    of glyphs: UnsafeMutablePointer<PangoGlyphItem>,
    in line: ShapedLine,
    _ runs: [Range<Int>]
  ) -> Int {
    let byte = Int(glyphs.pointee.item.pointee.offset) + line.offset
    guard byte >= line.end else { return runIndex(at: byte, runs) }
    let index = runIndex(at: max(line.offset, line.end - 1), runs)
    return attributes[index].attachment == nil ? index : 0
  }

  /// The index of the run that contains a byte of the text.
  func runIndex(at byte: Int, _ runs: [Range<Int>]) -> Int {
    guard attributes.count > 1 else { return 0 }
    var (low, high) = (0, min(runs.count, attributes.count) - 1)
    while low < high {
      let middle = (low + high) / 2
      if byte < runs[middle].upperBound { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: - Glyphs

  private func emit(
    _ item: ShapedLine,
    _ line: MeasuredLine,
    _ shaped: Shaped,
    into drawing: GlyphDrawing
  ) {
    var x = Double(line.x)
    var node = item.line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = Self.run(of: current) else { continue }
      let index = runIndex(of: run, in: item, shaped.runs)
      let width = Double(pango_glyph_string_get_width(run.pointee.glyphs)) / 1024
      emit(run, at: x, line, attributes[index], metrics[index], into: drawing)
      decorate(
        from: CGFloat(x),
        width: CGFloat(width),
        line,
        attributes[index],
        metrics[index],
        words: { words(of: run, in: item, shaped.bytes, from: CGFloat(x)) },
        in: drawing
      )
      x += width
    }
  }

  private func emit(
    _ run: UnsafeMutablePointer<PangoGlyphItem>,
    at start: Double,
    _ line: MeasuredLine,
    _ style: TextAttributes,
    _ metrics: FontMetrics,
    into drawing: GlyphDrawing
  ) {
    let string = run.pointee.glyphs.pointee
    guard let glyphs = string.glyphs, let font = run.pointee.item.pointee.analysis.font else {
      return
    }
    var x = start
    // Do not use the offset of the run: Pango aligns runs by the baselines of their scripts, which
    // raises Arabic after Chinese by a third of a line.
    let y = Double(line.baseline - style.baselineOffset)
    if let attachment = style.attachment {
      for index in 0..<Int(string.num_glyphs) {
        if let image = attachment.image {
          let bounds = attachment.bounds
          drawing.addImage(
            image,
            in: CGRect(
              x: CGFloat(x) + attachment.padding + bounds.minX,
              y: CGFloat(y) - bounds.maxY,
              width: bounds.width,
              height: bounds.height
            )
          )
        }
        x += Double(glyphs[index].geometry.width) / 1024
      }
      return
    }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return }
    if opensFiles { FontFiles.keepOpen(scaled) }
    let lean = style.font.lean + (style.effects?.obliqueness ?? 0)
    let width = style.effects?.widthFactor ?? 1
    let formed =
      lean == 0 && width == 1 ? nil : Self.font(scaled, leaning: lean, heightFactor: 1 / width)
    drawing.beginBatch(
      font: formed ?? scaled,
      color: style.color,
      line: Double(line.baseline),
      effects: style.effects?.glyphEffects(size: style.font.size)
    )
    if let formed { cairo_scaled_font_destroy(formed) }
    drawing.addGlyphs { batch in
      for index in 0..<Int(string.num_glyphs) {
        let info = glyphs[index]
        let advance = Double(info.geometry.width) / 1024
        defer { x += advance }
        // An empty glyph is a space or a part of another glyph.
        if info.glyph == 0x0FFF_FFFF { continue }
        if info.glyph & 0x1000_0000 != 0 {
          drawing.addMissing(
            CGRect(
              x: CGFloat(x) + 1,
              y: CGFloat(y) - metrics.capHeight,
              width: max(1, CGFloat(advance) - 2),
              height: metrics.capHeight
            ),
            style.color
          )
          continue
        }
        batch.add(
          glyph: info.glyph,
          x: x + Double(info.geometry.x_offset) / 1024,
          y: y + Double(info.geometry.y_offset) / 1024
        )
      }
    }
  }
}
