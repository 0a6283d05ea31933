import CoreGraphics
public import Foundation
import TextEngine

// Where lines and glyphs are.
extension NSLayoutManager {
  /// The part of a container that text takes, in points, with the padding on both sides.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    flow.number(of: container).map { flow.usedRect(in: $0) } ?? .zero
  }

  /// The glyphs in a container, those hidden by an ellipsis included.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    flow.number(of: container).map { flow.glyphs(in: $0) } ?? NSRange(location: 0, length: 0)
  }

  /// The container that a glyph is in.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let line = flow.line(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = flow.glyphs(in: line.container)
    return textContainers[line.container]
  }

  /// The container that a glyph is in.
  ///
  /// The text is laid out first, whatever the flag says: glyphs have no place before.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// The rectangle of the line that a glyph is on.
  ///
  /// The text is laid out first, whatever the flag says: glyphs have no place before.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// The rectangle of the text of the line that a glyph is on.
  ///
  /// The text is laid out first, whatever the flag says: glyphs have no place before.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  // MARK: - The line behind the text

  /// The rectangle of the line behind a break at the end of the text, or of the line of an empty
  /// text; zero where there is none.
  public var extraLineFragmentRect: CGRect { flow.extraLine?.rect ?? .zero }

  /// The rectangle around the caret on that line.
  public var extraLineFragmentUsedRect: CGRect { flow.extraLine?.usedRect ?? .zero }

  /// The container that has that line.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    flow.extraLine.map { textContainers[$0.container] }
  }

  // MARK: - What is laid out

  /// The first character that has no place, for want of room; the length of the text if all have.
  public func firstUnlaidCharacterIndex() -> Int { flow.firstUnlaid }

  /// The first glyph that has no place, for want of room; the number of glyphs if all have.
  public func firstUnlaidGlyphIndex() -> Int { flow.firstUnlaid }

  /// The first character and the first glyph that have no place.
  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?,
    glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = flow.firstUnlaid
    glyphIndex?.pointee = flow.firstUnlaid
  }

  /// The glyphs replaced by an ellipsis at the end of a glyph's line; `NSNotFound` if there are
  /// none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    flow.truncatedRange(at: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
  }

  // MARK: - Points to text

  /// The glyph nearest to a point of a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// How far through the nearest glyph a point of a container is, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The glyphs of the lines that a rectangle of a container touches, all between them included.
  public func glyphRange(
    forBoundingRect bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
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

  /// The glyphs of the lines that a rectangle of a container touches.
  ///
  /// The text is laid out first: glyphs have no place before.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  // MARK: - Text to rectangles

  /// The smallest rectangle around glyphs, in the container's points.
  ///
  /// That of a line break is a caret at the end of its line.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    guard let number = flow.number(of: container) else { return .zero }
    let rects = flow.rects(for: glyphRange, in: number)
    if let first = rects.first { return rects.dropFirst().reduce(first) { $0.union($1) } }
    guard glyphRange.length > 0, let line = flow.line(at: glyphRange.location),
      line.container == number, let caret = flow.caret(before: glyphRange.location)
    else { return .zero }
    return CGRect(x: caret.x, y: line.usedRect.minY, width: 0, height: line.usedRect.height)
  }

  /// Calls a closure with rectangles that cover glyphs, line by line, in the container's points.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - selectedRange: What is selected, where the rectangles are those of a selection: they
  ///     cover lines to their end where it goes on on the next; `NSNotFound` for none.
  ///   - textContainer: The container.
  ///   - block: Is called with every rectangle.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
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

  /// Calls a closure with each line that has some of the glyphs: its whole rectangle, that of its
  /// text, its container and its glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    flow.forEachLine(glyphRange) { line in
      block(line.rect, line.usedRect, textContainers[line.container], line.range, &stop)
      return !stop.boolValue
    }
  }

  /// Where carets may stand on the line that a character is on.
  ///
  /// - Parameters:
  ///   - charIndex: The character.
  ///   - alternatePosition: Whether, between letters of two directions, the other of the two places
  ///     is wanted.
  ///   - inDisplayOrder: Whether they are in order from left to right, not in that of the text.
  ///   - positions: Is filled with the distances from the left edge of the line's rectangle.
  ///   - charIndexes: Is filled with the characters that the carets stand before.
  /// - Returns: How many there are; call it without arrays to know how long they have to be.
  @discardableResult
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int,
    alternatePositions alternatePosition: Bool,
    inDisplayOrder: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
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
        // The end of a broken line is the start of the next.
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

  // MARK: - Attachments

  /// The size of the attachment that a glyph shows, in points; -1 by -1 for other glyphs.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let textStorage, isValidGlyphIndex(glyphIndex),
      let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.engineAttachment(color: .black, traits: flow.format.traits).bounds.size
  }
}
