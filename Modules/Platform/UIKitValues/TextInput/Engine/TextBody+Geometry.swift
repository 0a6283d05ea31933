import CoreGraphics
import Foundation
import TextEngine

/// The position of a caret: an offset, and its side of a line wrap.
package struct CaretPosition: Equatable {
  package var offset: Int
  /// Whether the caret is at the end of the earlier line, if a line wraps at the offset.
  package var isUpstream = false

  package init(offset: Int, isUpstream: Bool = false) {
    self.offset = offset
    self.isUpstream = isUpstream
  }
}

extension TextBody {
  /// Returns the line of a caret: its paragraph and its index in that.
  func line(of place: CaretPosition) -> (block: Int, line: Int) {
    let index = blockIndex(at: place.offset)
    let local = min(place.offset - blocks[index].start, blocks[index].textLength)
    return (index, carets(ofBlock: index).line(at: local, prefersEarlier: place.isUpstream))
  }

  /// Returns the rectangle of a caret, with a width of 0.
  package func caretRect(at place: CaretPosition) -> CGRect {
    let (index, line) = line(of: place)
    let block = blocks[index]
    let carets = carets(ofBlock: index)
    let local = min(max(place.offset - block.start, 0), block.textLength)
    let rect = carets.lines[line].rect
    return CGRect(
      x: carets.x(at: local, inLine: line),
      y: flow.top(of: index, in: number) + rect.minY,
      width: 0,
      height: rect.height
    )
  }

  /// Returns the caret position nearest to a point.
  package func place(at point: CGPoint) -> CaretPosition {
    let index = blockIndex(atHeight: point.y)
    let carets = carets(ofBlock: index)
    let y = point.y - flow.top(of: index, in: number)
    let line = carets.lines.lastIndex { $0.rect.minY <= y } ?? 0
    let nearest = carets.line(besideLine: line, nearestTo: point.x)
    return place(atX: point.x, block: index, line: nearest)
  }

  /// Returns the caret position on a line nearest to an x coordinate.
  func place(atX x: CGFloat, block index: Int, line: Int) -> CaretPosition {
    let block = blocks[index]
    let carets = carets(ofBlock: index)
    var local = min(carets.offset(at: x, inLine: line), block.textLength)
    let letter = block.letterRange(around: local)
    if letter.lowerBound < local, local < letter.upperBound {
      let start = carets.x(at: letter.lowerBound, inLine: line)
      let end = carets.x(
        at: min(letter.upperBound, carets.lines[line].range.upperBound),
        inLine: line
      )
      local = abs(x - start) <= abs(x - end) ? letter.lowerBound : letter.upperBound
    }
    let range = carets.lines[line].range
    let endsLine = local == range.upperBound && line + 1 < carets.lines.count
    if endsLine, block.endsWithLineSeparator(local) {
      return CaretPosition(offset: block.start + local - 1)
    }
    return CaretPosition(offset: block.start + local, isUpstream: endsLine)
  }

  /// Returns the start of the character under a point; the nearest position if there is none.
  package func letter(under point: CGPoint) -> Int {
    let offset = place(at: point).offset
    let before = self.offset(beforeLetterAt: offset)
    guard before < offset else { return offset }
    let rects = selectionRects(for: before..<offset, fillWidth: nil)
    return rects.contains { $0.contains(point) } ? before : offset
  }

  /// Returns rectangles that cover a range, from top to bottom.
  ///
  /// Lines that the range continues after are covered to the edge, if there is a width.
  package func selectionRects(for range: Range<Int>, fillWidth: CGFloat?) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var rects: [CGRect] = []
    var index = blockIndex(at: range.lowerBound)
    while index < blocks.count, blocks[index].start < range.upperBound {
      let block = blocks[index]
      defer { index += 1 }
      guard !block.isBeyondLimit else { continue }
      let top = flow.top(of: index, in: number)
      let shownLines = block.pieces.first?.fragment == nil ? [] : flow.lines(index)
      let carets = carets(ofBlock: index)
      let from = max(range.lowerBound - block.start, 0)
      let to = min(range.upperBound - block.start, block.length)
      for (number, line) in carets.lines.enumerated() {
        let isLast = number == carets.lines.count - 1
        let end = isLast ? block.length : line.range.upperBound
        guard from < end || (from == end && end == line.range.lowerBound),
          to > line.range.lowerBound
        else { continue }
        let first = max(from, line.range.lowerBound)
        var spans = carets.spans(
          of: first..<max(first, min(to, line.range.upperBound)),
          inLine: number
        )
        let goesOn =
          to > line.range.upperBound
          || (!isLast && to == line.range.upperBound
            && range.upperBound > block.start + to)
        if goesOn {
          let x = carets.x(at: first, inLine: number)
          extend(&spans, line, from: x, edges(shownLines, number, fillWidth))
        }
        for span in spans {
          rects.append(
            CGRect(
              x: span.lowerBound,
              y: top + line.rect.minY,
              width: span.upperBound - span.lowerBound,
              height: line.rect.height
            )
          )
        }
      }
    }
    return rects
  }

  /// The width of a selected line break, in points.
  private static let breakWidth: CGFloat = 5

  /// Returns the horizontal extent of selected lines: the edges of the text, or of an individual
  /// line's rectangle.
  private func edges(
    _ shownLines: [TextFlow.Line],
    _ line: Int,
    _ fillWidth: CGFloat?
  ) -> ClosedRange<CGFloat>? {
    guard let fillWidth else { return nil }
    guard shownLines.indices.contains(line) else { return 0...max(fillWidth, 0) }
    let padding = container.lineFragmentPadding
    let rect = shownLines[line].rect
    return rect.minX...max(rect.maxX - 2 * padding, rect.minX)
  }

  private func extend(
    _ spans: inout [ClosedRange<CGFloat>],
    _ line: TextCarets.Line,
    from x: CGFloat,
    _ edges: ClosedRange<CGFloat>?
  ) {
    if line.isRightToLeft {
      let right = spans.first?.upperBound ?? x
      let left = edges?.lowerBound ?? min(line.rect.minX, x) - Self.breakWidth
      if spans.isEmpty {
        spans = [min(left, right)...right]
      } else {
        spans[0] = min(left, spans[0].lowerBound)...right
      }
    } else {
      let left = spans.last?.lowerBound ?? x
      let right = edges?.upperBound ?? max(line.rect.maxX, x) + Self.breakWidth
      if spans.isEmpty {
        spans = [left...max(left, right)]
      } else {
        spans[spans.count - 1] = left...max(right, spans[spans.count - 1].upperBound)
      }
    }
  }
}

extension TextCarets {
  /// Returns the line nearest to an x coordinate among those in a row with another.
  func line(besideLine index: Int, nearestTo x: CGFloat) -> Int {
    func distance(_ index: Int) -> CGFloat {
      max(lines[index].rect.minX - x, x - lines[index].rect.maxX, 0)
    }
    var best = index
    for other in row(of: index) where distance(other) < distance(best) { best = other }
    return best
  }

  /// Returns the range of lines in a row with one, including itself.
  func row(of index: Int) -> ClosedRange<Int> {
    func isBeside(_ other: Int) -> Bool {
      lines.indices.contains(other) && lines[other].rect.midY > lines[index].rect.minY
        && lines[other].rect.midY < lines[index].rect.maxY
    }
    var (first, last) = (index, index)
    while isBeside(first - 1) { first -= 1 }
    while isBeside(last + 1) { last += 1 }
    return first...last
  }
}

extension TextBlock {
  /// Returns the grapheme cluster that contains an offset of the paragraph; empty at a boundary.
  func letterRange(around local: Int) -> Range<Int> {
    guard local > 0, local < textLength else { return local..<local }
    let index = text.utf16.index(text.startIndex, offsetBy: local)
    let after = text.index(after: index)
    let start = text.index(before: after)
    let lower = text.utf16.distance(from: text.startIndex, to: start)
    guard lower != local else { return local..<local }
    return lower..<text.utf16.distance(from: text.startIndex, to: after)
  }

  /// Whether a line separator ends at an offset; the caret cannot be after it on the same line.
  func endsWithLineSeparator(_ local: Int) -> Bool {
    guard local > 0 else { return false }
    let units = text.utf16
    return units[units.index(units.startIndex, offsetBy: local - 1)] == 0x2028
  }
}
