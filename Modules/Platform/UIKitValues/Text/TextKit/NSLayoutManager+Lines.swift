import CoreGraphics
import Foundation
import TextEngine

// The positions of lines and glyphs: what the members that subclasses can override call.
extension NSLayoutManager {
  /// Returns the glyphs of the lines that intersect a rectangle of a container.
  final func glyphs(around bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let number = flow.number(of: container) else { return NSRange(location: 0, length: 0) }
    var found: NSRange?
    let first = max(flow.index(atHeight: bounds.minY, in: number) - 1, 0)
    for index in flow.indices(in: number) where index >= first {
      let lines = flow.lines(index)
      if let top = lines.first?.rect.minY, top >= bounds.maxY { break }
      for line in lines
      where line.container == number && line.rect.meets(bounds) && line.range.length > 0 {
        found = found.map { NSUnionRange($0, line.range) } ?? line.range
      }
    }
    return found ?? NSRange(location: 0, length: 0)
  }

  /// Returns the bounding rectangle of glyphs.
  final func box(of glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let number = flow.number(of: container) else { return .zero }
    let rects = flow.rects(for: glyphRange, in: number)
    if let first = rects.first { return rects.dropFirst().reduce(first) { $0.union($1) } }
    guard glyphRange.length > 0, let line = flow.line(at: glyphRange.location),
      line.container == number, let caret = flow.caret(before: glyphRange.location)
    else { return .zero }
    return CGRect(x: caret.x, y: line.usedRect.minY, width: 0, height: line.usedRect.height)
  }

  /// Calls a closure with rectangles that cover glyphs, line by line.
  final func forEachRect(
    of glyphRange: NSRange,
    selected selectedRange: NSRange,
    in textContainer: NSTextContainer,
    _ block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let number = flow.number(of: textContainer) else { return }
    let isSelection = selectedRange.location != NSNotFound && selectedRange.length > 0
    var stop = ObjCBool(false)
    guard isSelection else {
      for rect in flow.rects(for: glyphRange, in: number) {
        block(rect, &stop)
        if stop.boolValue { return }
      }
      return
    }
    flow.forEachLine(glyphRange) { line in
      guard line.container == number else { return true }
      var rects = flow.rects(for: NSIntersectionRange(line.range, glyphRange), in: number)
      if selectedRange.upperBound >= line.range.upperBound, var last = rects.popLast() {
        last.size.width = max(line.rect.maxX - last.minX, last.width)
        rects.append(last)
      }
      for rect in rects where !stop.boolValue { block(rect, &stop) }
      return !stop.boolValue
    }
  }

  /// Stores the caret positions on the line of a character; returns their number.
  final func insertionPoints(
    at charIndex: Int,
    inDisplayOrder: Bool,
    _ positions: UnsafeMutablePointer<CGFloat>?,
    _ charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    guard let line = flow.line(at: charIndex) ?? flow.extraLine else { return 0 }
    let block = flow.blocks[line.block]
    let carets = flow.carets(ofBlock: line.block)
    let start = line.range.location - block.start
    let end = min(line.range.upperBound - block.start, block.textLength)
    let row = carets.line(at: start)
    let padding = textContainers[line.container].lineFragmentPadding
    var places: [(x: CGFloat, index: Int)] = []
    var offset = start
    while offset <= end {
      let letter = block.letterRange(around: offset)
      if letter.isEmpty {
        // The end of a wrapped line is the start of the next one.
        if offset < end || end == block.textLength {
          let x = carets.x(at: offset, inLine: row) + padding - line.rect.minX
          places.append((x, block.start + offset))
        }
        offset += 1
      } else {
        offset = letter.upperBound
      }
    }
    if inDisplayOrder { places.sort { $0.x < $1.x } }
    for (number, place) in places.enumerated() {
      positions?[number] = place.x
      charIndexes?[number] = place.index
    }
    return places.count
  }

  /// Returns the size of a glyph's attachment; -1 by -1 for other glyphs.
  final func sizeOfAttachment(at glyphIndex: Int) -> CGSize {
    guard let textStorage, isValidGlyphIndex(glyphIndex),
      let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    let place = flow.attachmentPosition(at: glyphIndex)
    return attachment.engineAttachment(color: .black, traits: flow.format.traits, place: place)
      .bounds.size
  }

  /// Returns the position of a glyph on the baseline, relative to its line fragment rectangle.
  final func place(ofGlyph index: Int, on line: TextFlow.Line) -> CGPoint {
    let glyph = NSRange(location: index, length: 1)
    let x = flow.rects(for: glyph, in: line.container).first?.minX ?? flow.caret(before: index)?.x
    return CGPoint(x: (x ?? 0) - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  /// Stores the properties that the delegate sets for characters.
  final func keep(
    _ properties: UnsafeBufferPointer<NSLayoutManager.GlyphProperty>,
    of indexes: UnsafePointer<Int>
  ) {
    for (offset, property) in properties.enumerated() {
      let index = indexes[offset]
      if generated?.properties.indices.contains(index) ?? false {
        generated?.properties[index] = property
      }
    }
  }

  /// Tells the delegate that the text is laid out.
  func didLayOut() {
    guard let delegate else { return }
    for (index, container) in textContainers.enumerated() {
      let isLast = index == textContainers.count - 1
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isLast)
    }
  }
}
