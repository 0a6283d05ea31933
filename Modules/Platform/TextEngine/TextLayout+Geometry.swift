internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import CoreGraphics
package import Foundation

extension TextLayout {
  /// The box of the outlines of the glyphs; nil if none has one, as in a text of spaces.
  package var inkBounds: CGRect? { drawing.inkBounds?.offsetBy(dx: shift, dy: 0) }

  /// The lines, from top to bottom.
  ///
  /// Takes time linear in the length of the text.
  package var lines: [Line] {
    var text = text
    return text.withUTF8 { bytes in
      var offsets = TextOffsets(bytes)
      return measuredLines.map { line in
        let start = offsets.utf16(line.start)
        return Line(
          rect: CGRect(x: line.x, y: line.top, width: line.width, height: line.height),
          baseline: line.baseline,
          range: start..<max(start, offsets.utf16(line.end))
        )
      }
    }
  }

  /// The letter at a point.
  ///
  /// Returns the UTF-16 index of its first unit, and the fraction of its width before the point, in
  /// reading direction from 0 to 1.
  ///
  /// Nil outside of the text. Shapes the text again.
  package func characterIndex(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    if !parts.isEmpty { return characterIndexInParts(at: point) }
    guard
      let row = measuredLines.firstIndex(where: {
        point.y >= $0.top && point.y < $0.top + $0.height && point.x >= $0.x
          && point.x < $0.x + $0.width
      })
    else { return nil }
    if let clusters { return characterIndex(inLine: row, at: point.x, clusters) }
    return withShapedLines { shaped in
      guard row < shaped.lines.count else { return nil }
      let item = shaped.lines[row]
      let x = Int32((point.x - measuredLines[row].x) * 1024)
      var (index, trailing) = (Int32(0), Int32(0))
      pango_layout_line_x_to_index(item.line, x, &index, &trailing)
      var (leadingX, trailingX) = (Int32(0), Int32(0))
      pango_layout_line_index_to_x(item.line, index, 0, &leadingX)
      pango_layout_line_index_to_x(item.line, index, 1, &trailingX)
      let width = CGFloat(trailingX - leadingX)
      let fraction = width == 0 ? 0 : max(0, min(1, CGFloat(x - leadingX) / width))
      var offsets = TextOffsets(shaped.bytes)
      return (offsets.utf16(min(Int(index) + item.offset, shaped.bytes.count)), fraction)
    }
  }

  /// The UTF-16 range that the ellipsis of the last line replaces; nil without one.
  ///
  /// Shapes the text again.
  package var omittedRange: Range<Int>? {
    guard isTruncated else { return nil }
    if let last = parts.last {
      return last.layout.omittedRange.map {
        $0.lowerBound + last.start..<$0.upperBound + last.start
      }
    }
    let isTail: Bool
    switch request.paragraph.lineBreak {
    case .truncateTail: isTail = true
    case .truncateHead, .truncateMiddle: isTail = false
    case .wordWrap, .charWrap, .clip: return nil
    }
    return withShapedLines { shaped in
      guard let item = shaped.lines.last else { return nil }
      var offsets = TextOffsets(shaped.bytes)
      guard let omitted = TextTypesetter.omittedBytes(of: item.line) else {
        // The ellipsis replaces the paragraphs below.
        return isTail ? offsets.utf16(item.end)..<offsets.utf16(shaped.bytes.count) : nil
      }
      let end = isTail ? shaped.bytes.count : min(omitted.upperBound + item.offset, item.end)
      let start = min(omitted.lowerBound + item.offset, end)
      return offsets.utf16(start)..<offsets.utf16(end)
    }
  }

  /// The rectangles of a UTF-16 range, one for each line and direction, in visual order.
  ///
  /// Shapes the text again.
  package func rects(for range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    if !parts.isEmpty { return rectsInParts(for: range) }
    if let clusters { return rects(for: range, clusters) }
    return withShapedLines { shaped in
      var offsets = TextOffsets(shaped.bytes)
      let start = offsets.utf8(range.location)
      let end = offsets.utf8(range.location + range.length)
      var rects: [CGRect] = []
      for (item, line) in zip(shaped.lines, measuredLines)
      where line.start < end && line.end > start {
        Self.addRects(of: item, line, from: start, to: end, to: &rects)
      }
      return rects
    }
  }

  private static func addRects(
    of item: TextTypesetter.ShapedLine,
    _ line: MeasuredLine,
    from start: Int,
    to end: Int,
    to rects: inout [CGRect]
  ) {
    let firstOfLine = rects.count
    guard let text = pango_layout_get_text(item.line.pointee.layout) else { return }
    var x = line.x
    var node = item.line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = TextTypesetter.run(of: current), let piece = run.pointee.item else {
        continue
      }
      let width = CGFloat(pango_glyph_string_get_width(run.pointee.glyphs)) / 1024
      defer { x += width }
      let offset = Int(piece.pointee.offset)
      let length = Int(piece.pointee.length)
      let from = max(0, start - item.offset - offset)
      let to = min(length, end - item.offset - offset)
      guard from < to else { continue }
      func edge(_ index: Int) -> CGFloat {
        let isRightToLeft = piece.pointee.analysis.level % 2 == 1
        if index <= 0 { return isRightToLeft ? width : 0 }
        if index >= length { return isRightToLeft ? 0 : width }
        var position: Int32 = 0
        pango_glyph_string_index_to_x(
          run.pointee.glyphs,
          text + offset,
          Int32(length),
          &piece.pointee.analysis,
          Int32(index),
          0,
          &position
        )
        return CGFloat(position) / 1024
      }
      let (a, b) = (edge(from), edge(to))
      // Clamp to the measured line: shaping again may use another Pango context of the pool, and
      // contexts can disagree about the width of a soft hyphen.
      let left = min(max(x + min(a, b), line.x), line.x + line.width)
      let right = min(max(x + max(a, b), left), line.x + line.width)
      let rect = CGRect(
        x: left,
        y: line.top,
        width: max(0, right - left),
        height: line.height
      )
      if rects.count > firstOfLine, let last = rects.last, abs(last.maxX - rect.minX) < 0.01 {
        rects[rects.count - 1].size.width += rect.width
      } else {
        rects.append(rect)
      }
    }
  }

  private func withShapedLines<Result>(_ body: (TextTypesetter.Shaped) -> Result) -> Result {
    TextTypesetter.use(request) { $0.withShapedLines(body) }
  }
}
