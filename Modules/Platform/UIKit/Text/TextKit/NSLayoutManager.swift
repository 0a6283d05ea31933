import CoreGraphics
public import Foundation

/// Lays out the text of a storage in containers, finds the positions of letters, and draws them.
///
/// A glyph stands for a UTF-16 unit: glyph indexes and character indexes are the same. Text that
/// does not fit into a container continues in the next one.
open class NSLayoutManager: NSObject {
  private var containers: [NSTextContainer] = []
  private var fragments: [ContainerLayout]?

  /// What is laid out; the storage sets it.
  open internal(set) weak var textStorage: NSTextStorage?

  /// The containers, in the order in which they are filled.
  open var textContainers: [NSTextContainer] { containers }

  /// Makes a layout manager without text and containers.
  public override init() { super.init() }

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  /// Adds a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.layoutManager = self
    invalidateLayout()
  }

  /// Takes a container away.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    invalidateLayout()
  }

  /// Called after the size of a container, or another of its measures, changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLayout() }

  func attach(to storage: NSTextStorage?) {
    textStorage = storage
    invalidateLayout()
  }

  func invalidateLayout() { fragments = nil }

  // MARK: - Layout

  /// Lays the text out now, unless that was done.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut() }

  /// The number of glyphs: the length of the text, in UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  func laidOut() -> [ContainerLayout] {
    if let fragments { return fragments }
    var made: [ContainerLayout] = []
    if let storage = textStorage, storage.length > 0 {
      var start = 0
      for (index, container) in containers.enumerated() where start < storage.length {
        let layout = ContainerLayout(
          storage,
          from: start,
          container: container,
          isLast: index == containers.count - 1
        )
        made.append(layout)
        start = layout.range.upperBound
      }
    }
    fragments = made
    return made
  }

  func layout(for container: NSTextContainer) -> ContainerLayout? {
    laidOut().first { $0.container === container }
  }

  func layout(forGlyphAt index: Int) -> ContainerLayout? {
    laidOut().first { $0.range.contains(index) }
  }

  /// The part of a container that text takes, in points, with the padding on both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    layout(for: container)?.usedRect ?? .zero
  }

  /// The glyphs in a container, those hidden by truncation included.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    layout(for: container).map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
  }

  /// The container that a glyph is in.
  open func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let layout = layout(forGlyphAt: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = NSRange(layout.range)
    return layout.container
  }

  // MARK: - Indexes

  /// The glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  // MARK: - Points to text

  /// The character nearest to a point of a container, and how far through it (0 to 1) the point is.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = layout(for: container)?.nearestCharacter(to: point) ?? (0, 0)
    partialFraction?.pointee = fraction
    return index
  }

  /// The glyph nearest to a point of a container, and how far through it (0 to 1) the point is.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }

  /// The glyph nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  // MARK: - Text to rectangles

  /// The smallest rectangle around glyphs, in the container's points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    let rects = layout(for: container)?.rects(for: glyphRange) ?? []
    return rects.reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Calls a closure with rectangles that cover glyphs, line by line, in the container's points.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in layout(for: textContainer)?.rects(for: glyphRange) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with each line that has some of the glyphs: its whole rectangle, that of its
  /// text, its container and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for layout in laidOut() {
      for line in layout.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        block(line.rect, line.usedRect, layout.container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The rectangle of the line that a glyph is on, from edge to edge of the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// The rectangle of the text of the line that a glyph is on, with the padding on both sides.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }

  /// Where a glyph begins on the baseline, relative to its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let layout = layout(forGlyphAt: glyphIndex), let line = line(at: glyphIndex) else {
      return .zero
    }
    let glyph = layout.rects(for: NSRange(location: glyphIndex, length: 1)).first
    return CGPoint(x: (glyph?.minX ?? 0) - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  /// The glyphs replaced by an ellipsis at the end of a glyph's line; `NSNotFound` if there are
  /// none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let layout = layout(forGlyphAt: glyphIndex), let last = layout.lines.last,
      NSLocationInRange(glyphIndex, last.range) || glyphIndex >= last.range.upperBound
    else { return NSRange(location: NSNotFound, length: 0) }
    return layout.truncatedRange ?? NSRange(location: NSNotFound, length: 0)
  }

  private func line(at glyphIndex: Int) -> ContainerLayout.Line? {
    layout(forGlyphAt: glyphIndex)?.line(at: glyphIndex)
  }

  // MARK: - Drawing

  /// Draws glyphs into the current context; `origin` is where the container's corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for layout in laidOut() { layout.drawGlyphs(glyphsToShow, at: origin, in: context) }
  }

  /// Draws the color behind glyphs into the current context; `origin` is where the container's
  /// corner is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for layout in laidOut() { layout.drawBackground(glyphsToShow, at: origin, in: context) }
  }
}

extension CGRect {
  /// The rectangle, or zero in place of null.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
