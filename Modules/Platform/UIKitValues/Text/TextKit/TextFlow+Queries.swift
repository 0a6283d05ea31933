import CoreGraphics
import Foundation
import TextEngine

// The queries of layout managers, in the coordinates of containers: here x includes the padding.
extension TextFlow {
  /// A line of the text, in the coordinates of its container.
  struct Line {
    let block: Int
    let container: Int
    var rect: CGRect
    var usedRect: CGRect
    var baseline: CGFloat
    /// The characters, in the whole text.
    var range: NSRange
  }

  func container(_ index: Int) -> NSTextContainer { manager.textContainers[index] }

  func number(of container: NSTextContainer) -> Int? {
    manager.textContainers.firstIndex { $0 === container }
  }

  /// Returns the lines of a paragraph.
  func lines(_ index: Int) -> [Line] {
    update()
    let block = stored[index]
    let made = block.lines ?? makeLines(block)
    if block.lines == nil { stored[index].lines = made }
    guard let last = made.last else { return [] }
    let above = (block.entry?.lines ?? 0) > 0 && index > 0 ? block.spacing.before : 0
    let next = index + 1 < stored.count ? stored[index + 1] : nil
    let hasNext = next?.pieces.first?.container == last.container
    let end = hasNext ? block.exit.gap : 0
    return made.enumerated().map { number, line in
      let move = top(of: index, in: line.container)
      var rect = line.rect.offsetBy(dx: 0, dy: move)
      var used = line.usedRect.offsetBy(dx: 0, dy: move)
      if number == 0, above > 0 {
        rect.origin.y -= above
        rect.size.height += above
      }
      if number == made.count - 1 {
        rect.size.height += end
        if hasNext { used.size.height += block.spacing.line }
      }
      return Line(
        block: index,
        container: line.container,
        rect: rect,
        usedRect: used,
        baseline: line.baseline + move,
        range: NSRange(
          location: block.start + line.range.lowerBound,
          length: line.range.count
        )
      )
    }
  }

  private func makeLines(_ block: TextBlock) -> [TextLine] {
    var lines: [TextLine] = []
    for piece in block.pieces {
      let container = container(piece.container)
      let padding = container.lineFragmentPadding
      let width = wrappingWidth(of: container)
      let all = piece.layout.lines
      for (number, line) in all.enumerated() {
        let next = number + 1 < all.count ? all[number + 1].rect.minY : line.rect.maxY
        let height = piece.fragment == nil ? next - line.rect.minY : line.rect.height
        let y = piece.origin.y + line.rect.minY
        let x = piece.origin.x
        let start = piece.range.lowerBound
        let lower = min(start + line.range.lowerBound, piece.range.upperBound)
        let upper = min(start + line.range.upperBound, piece.range.upperBound)
        lines.append(
          TextLine(
            container: piece.container,
            rect: piece.fragment?.rect
              ?? CGRect(
                x: 0,
                y: y,
                width: (width ?? block.size.width) + 2 * padding,
                height: height
              ),
            usedRect: piece.fragment?.usedRect
              ?? CGRect(
                x: x + line.rect.minX,
                y: y,
                width: min(line.rect.width, max(width ?? .infinity, 0)) + 2 * padding,
                height: height
              ),
            baseline: piece.origin.y + line.baseline,
            range: lower..<upper
          )
        )
      }
    }
    guard let last = lines.indices.last else { return [] }
    let shown = lines[last].range
    if block.isTruncated, block.endsInEllipsis(self) {
      let length = stored.last.map { $0.start + $0.length - block.start } ?? shown.upperBound
      lines[last].range = shown.lowerBound..<max(length, shown.lowerBound)
    } else if shown.upperBound == block.textLength {
      lines[last].range = shown.lowerBound..<block.length
    }
    return lines
  }

  /// Returns the line of a glyph; nil if it is not on a line.
  func line(at glyph: Int) -> Line? {
    update()
    guard glyph >= 0, glyph < length, !stored.isEmpty else { return nil }
    var index = index(at: glyph)
    if stored[index].pieces.isEmpty {
      // Hidden by an ellipsis.
      while index > 0, stored[index].pieces.isEmpty { index -= 1 }
      guard stored[index].isTruncated, stored[index].endsInEllipsis(self) else { return nil }
      return lines(index).last
    }
    return lines(index).last { $0.range.location <= glyph && glyph < $0.range.upperBound }
  }

  /// The empty line after a line break at the end of the text, or that of an empty text.
  var extraLine: Line? {
    update()
    guard let last = stored.indices.last, stored[last].length == 0 else { return nil }
    return lines(last).first
  }

  /// Calls a closure with the lines of glyphs, until it returns `false`.
  func forEachLine(_ glyphs: NSRange, _ body: (Line) -> Bool) {
    update()
    guard !stored.isEmpty, glyphs.length > 0 else { return }
    var index = index(at: glyphs.location)
    while index < stored.count, stored[index].start < glyphs.upperBound {
      for line in lines(index) where NSIntersectionRange(line.range, glyphs).length > 0 {
        guard body(line) else { return }
      }
      index += 1
    }
  }

  /// Notes that the lines of glyphs have to be redrawn.
  func noteChange(of glyphs: NSRange) {
    forEachLine(glyphs) { line in
      noteChange(line.rect.minY...line.rect.maxY)
      return true
    }
  }

  /// Returns the glyphs in a container, including those hidden by an ellipsis.
  func glyphs(in container: Int) -> NSRange {
    let range = indices(in: container)
    guard let first = range.first, let last = range.last,
      let start = lines(first).first(where: { $0.container == container }),
      let end = lines(last).last(where: { $0.container == container })
    else { return NSRange(location: 0, length: 0) }
    return NSRange(start.range.location..<max(end.range.upperBound, start.range.location))
  }

  func usedRect(in container: Int) -> CGRect {
    var used = CGRect.null
    for index in indices(in: container) {
      for line in lines(index) where line.container == container {
        used = used.union(line.usedRect)
      }
    }
    return used.isNull ? .zero : used
  }

  /// Returns rectangles that cover characters.
  func rects(for glyphs: NSRange, in container: Int) -> [CGRect] {
    update()
    guard !stored.isEmpty, glyphs.length > 0 else { return [] }
    let padding = self.container(container).lineFragmentPadding
    var rects: [CGRect] = []
    var index = index(at: glyphs.location)
    while index < stored.count, stored[index].start < glyphs.upperBound {
      let block = stored[index]
      for piece in block.pieces where piece.container == container {
        let start = block.start + piece.range.lowerBound
        let whole = NSRange(location: start, length: piece.range.count)
        let shown = NSIntersectionRange(whole, glyphs)
        guard shown.length > 0 else { continue }
        let local = NSRange(location: shown.location - start, length: shown.length)
        let y = piece.origin.y + top(of: index, in: container)
        for rect in piece.layout.rects(for: local) {
          rects.append(rect.offsetBy(dx: piece.origin.x + padding, dy: y))
        }
      }
      index += 1
    }
    return rects
  }

  /// Returns the position of the caret before a glyph.
  func caret(before glyph: Int) -> CGPoint? {
    guard let line = line(at: glyph) else { return nil }
    let block = stored[line.block]
    let carets = carets(ofBlock: line.block)
    let local = min(glyph - block.start, block.textLength)
    let x = carets.x(at: local, inLine: carets.line(at: local))
    return CGPoint(x: x + container(line.container).lineFragmentPadding, y: line.rect.minY)
  }

  /// Returns the character nearest to a point of a container.
  func nearestCharacter(to point: CGPoint, in number: Int) -> (index: Int, fraction: CGFloat) {
    guard !indices(in: number).isEmpty else { return (0, 0) }
    let index = index(atHeight: point.y, in: number)
    let all = lines(index).filter { $0.container == number }
    guard let found = Self.nearest(all, to: point) else { return (stored[index].start, 0) }
    let block = stored[index]
    let local = found.range.location - block.start
    guard
      let piece = block.pieces.last(where: {
        $0.container == number && $0.range.lowerBound <= local
      })
    else { return (found.range.location, 0) }
    let padding = container(number).lineFragmentPadding
    let origin = CGPoint(
      x: piece.origin.x + padding,
      y: piece.origin.y + top(of: index, in: number)
    )
    let start = block.start + piece.range.lowerBound
    let lines = piece.layout.lines
    guard
      let line = lines.last(where: { $0.range.lowerBound <= local - piece.range.lowerBound })
    else { return (found.range.location, 0) }
    let rect = line.rect
    let x = point.x - origin.x
    let inside = CGPoint(
      x: min(max(x, rect.minX), max(rect.maxX - 0.01, rect.minX)),
      y: rect.midY
    )
    if let hit = piece.layout.characterIndex(at: inside) {
      return (min(start + hit.index, max(found.range.upperBound - 1, 0)), hit.fraction)
    }
    return (max(found.range.upperBound - 1, found.range.location), 1)
  }

  /// Returns the line at a height; the nearest one if there are several side by side.
  private static func nearest(_ lines: [Line], to point: CGPoint) -> Line? {
    guard let row = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else {
      return nil
    }
    let beside = lines.filter { $0.rect.minY < row.rect.maxY && $0.rect.maxY > row.rect.minY }
    func distance(_ rect: CGRect) -> CGFloat {
      max(rect.minX - point.x, point.x - rect.maxX, 0)
    }
    return beside.min { distance($0.rect) < distance($1.rect) }
  }

  /// Returns the range that an ellipsis replaces on the last line.
  func truncatedRange(at glyph: Int) -> NSRange? {
    guard let line = line(at: glyph) else { return nil }
    let block = stored[line.block]
    guard block.isTruncated, let piece = block.pieces.last, let end = stored.last,
      let last = piece.layout.lines.last, let omitted = piece.layout.omittedRange
    else { return nil }
    let start = block.start + piece.range.lowerBound
    guard line.range.upperBound > start, glyph >= start + last.range.lowerBound else { return nil }
    let length = end.start + end.length
    // The layout of a tail knows only its own paragraph.
    let upper =
      block.endsInEllipsis(self) ? length : min(start + omitted.upperBound, length)
    return NSRange(min(start + omitted.lowerBound, upper)..<upper)
  }

  /// The index of the first character that is not shown, or the length of the text.
  var firstUnlaid: Int {
    update()
    guard let last = stored.last(where: { !$0.pieces.isEmpty }) else { return 0 }
    let index = index(at: last.start)
    return lines(index).last?.range.upperBound ?? length
  }
}

extension TextBlock {
  /// Whether an ellipsis replaces the omitted text.
  fileprivate func endsInEllipsis(_ flow: TextFlow) -> Bool {
    flow.styled(flow.index(at: start)).text.paragraph.lineBreak == .truncateTail
  }
}
