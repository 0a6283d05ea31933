import CoreGraphics
public import Foundation
import TextEngine

// The positions of lines and glyphs.
extension NSLayoutManager {
  /// Returns the rectangle of a container that text uses, including the padding at both sides, in
  /// points.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    flow.number(of: container).map { flow.usedRect(in: $0) } ?? .zero
  }

  /// Returns the glyphs in a container, including those hidden by an ellipsis.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    flow.number(of: container).map { flow.glyphs(in: $0) } ?? NSRange(location: 0, length: 0)
  }

  /// Returns the container of a glyph.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let line = flow.line(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = flow.glyphs(in: line.container)
    return textContainers[line.container]
  }

  /// Returns the container of a glyph.
  ///
  /// The text is always laid out first, independent of the flag: without layout, glyphs have no
  /// position.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the line fragment rectangle of a glyph.
  ///
  /// The text is always laid out first, independent of the flag: without layout, glyphs have no
  /// position.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// Returns the used rectangle of a glyph's line.
  ///
  /// The text is always laid out first, independent of the flag: without layout, glyphs have no
  /// position.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  // MARK: - The line behind the text

  /// The rectangle of the empty line after a line break at the end of the text, or of an empty
  /// text; zero if there is none.
  public var extraLineFragmentRect: CGRect { flow.extraLine?.rect ?? .zero }

  /// The rectangle of the caret on the extra line.
  public var extraLineFragmentUsedRect: CGRect { flow.extraLine?.usedRect ?? .zero }

  /// The container of the extra line.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    flow.extraLine.map { textContainers[$0.container] }
  }

  // MARK: - Laid out ranges

  /// Returns the index of the first character that does not fit into the containers; the length of
  /// the text if all do.
  public func firstUnlaidCharacterIndex() -> Int { flow.firstUnlaid }

  /// Returns the index of the first glyph that does not fit into the containers; the number of
  /// glyphs if all do.
  public func firstUnlaidGlyphIndex() -> Int { flow.firstUnlaid }

  /// Returns the indexes of the first character and the first glyph that do not fit.
  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?,
    glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = flow.firstUnlaid
    glyphIndex?.pointee = flow.firstUnlaid
  }

  /// Returns the range of glyphs that an ellipsis replaces at the end of a glyph's line;
  /// `NSNotFound` if there are none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    flow.truncatedRange(at: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
  }

  // MARK: - Points to text

  /// Returns the glyph nearest to a point of a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the nearest glyph's width at a point of a container, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the glyphs of the lines that intersect a rectangle of a container, as one contiguous
  /// range.
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

  /// Returns the glyphs of the lines that intersect a rectangle of a container.
  ///
  /// The text is laid out first: without layout, glyphs have no position.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  // MARK: - Text to rectangles

  /// Returns the bounding rectangle of glyphs, in the coordinates of the container.
  ///
  /// The rectangle of a line break is a caret at the end of its line.
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

  /// Calls a closure with rectangles that cover glyphs, line by line, in the coordinates of the
  /// container.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - selectedRange: The selected glyphs, if the rectangles are those of a selection, which
  ///     extend to the end of lines that it continues after; `NSNotFound` for none.
  ///   - textContainer: The container.
  ///   - block: Called with each rectangle.
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

  /// Calls a closure for each line that contains some of the glyphs: with its line fragment
  /// rectangle, its used rectangle, its container and its glyphs.
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

  /// Returns the caret positions on the line of a character.
  ///
  /// - Parameters:
  ///   - charIndex: The character.
  ///   - alternatePosition: Whether to return the secondary position between characters of opposite
  ///     directions.
  ///   - inDisplayOrder: Whether the positions are sorted from left to right instead of by
  ///     character.
  ///   - positions: Receives the distances from the left edge of the line's rectangle.
  ///   - charIndexes: Receives the characters after the carets.
  /// - Returns: The number of positions; call it without arrays to get their required size.
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

  // MARK: - Attachments

  /// Returns the size of a glyph's attachment, in points; -1 by -1 for other glyphs.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let textStorage, isValidGlyphIndex(glyphIndex),
      let attachment = textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    let place = flow.attachmentPlace(at: glyphIndex)
    return attachment.engineAttachment(color: .black, traits: flow.format.traits, place: place)
      .bounds.size
  }
}
