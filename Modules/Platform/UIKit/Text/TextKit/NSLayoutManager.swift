public import CoreGraphics
public import Foundation
import TextEngine

/// Lays out the text of a storage in containers, calculates the positions of characters, and draws
/// them.
///
/// There is a glyph for each UTF-16 unit: glyph indexes equal character indexes, even if the font
/// has one glyph for several characters. Text that does not fit into a container continues in the
/// next one. Text is laid out lazily, paragraph by paragraph: a change lays out only the affected
/// ones.
///
/// Subclasses override the drawing methods. Positions are in the coordinates of a container.
open class NSLayoutManager: NSObject, NSTextStorageObserving {
  private var containers: [NSTextContainer] = []
  private(set) lazy var flow = TextFlow(manager: self)
  private weak var storage: NSTextStorage?
  /// The properties that the delegate is currently called for.
  var generated: GlyphMarks?

  /// The text to lay out; set when the layout manager is added to a text storage.
  open var textStorage: NSTextStorage? {
    get { storage }
    set { attach(to: newValue) }
  }

  /// Influences lines and glyphs, and is notified of layouts.
  ///
  /// With a delegate, every line is laid out individually. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The containers, in the order in which they are filled.
  open var textContainers: [NSTextContainer] { containers }

  /// Makes a layout manager without text and containers.
  public override init() { super.init() }

  /// Always returns nil: archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.layoutManager = self
    invalidateLayout()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    invalidateLayout()
  }

  /// Called after the size or another geometric property of a container changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    flow.invalidatePlaces()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  func containerDidChange(_ container: NSTextContainer, from oldSize: CGSize) {
    textContainerChangedGeometry(container)
    if oldSize != container.size {
      delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
    }
    // The texts of views change on the main actor only; text storages are not isolated to an actor.
    if let onGeometry = container.onGeometry { MainActor.assumeIsolated { onGeometry() } }
  }

  func attach(to newStorage: NSTextStorage?) {
    guard newStorage !== storage else { return }
    storage = newStorage
    invalidateLayout()
    notifyViews([.editedCharacters, .editedAttributes])
  }

  /// Invalidates the whole layout.
  func invalidateLayout() {
    flow.invalidate()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private func notifyViews(_ mask: NSTextStorage.EditActions) {
    for container in containers {
      if let onChange = container.onChange { MainActor.assumeIsolated { onChange(mask) } }
    }
  }

  // MARK: - Changes

  /// Called by the text storage after a change, when its attributes are fixed.
  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    let old = NSRange(
      location: newCharRange.location,
      length: max(newCharRange.length - delta, 0)
    )
    flow.note(old, newLength: newCharRange.length)
    if invalidatedCharRange != newCharRange { flow.invalidate(invalidatedCharRange) }
    delegate?.layoutManagerDidInvalidateLayout(self)
    notifyViews(editMask)
  }

  /// Runs a closure that changes the text.
  open func performEditingTransaction(
    for textStorage: NSTextStorage,
    using transaction: () -> Void
  ) {
    textStorage.beginEditing()
    transaction()
    textStorage.endEditing()
  }

  /// Invalidates the layout of characters.
  ///
  /// - Parameters:
  ///   - charRange: The characters.
  ///   - actualCharRange: Receives the range of the paragraphs that are invalidated.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = paragraphs(charRange)
    flow.invalidate(charRange)
    delegate?.layoutManagerDidInvalidateLayout(self)
    notifyViews([.editedAttributes])
  }

  /// Invalidates the glyphs of characters.
  ///
  /// - Parameters:
  ///   - charRange: The characters after the change.
  ///   - delta: The change of their number.
  ///   - actualCharRange: Receives the range of the paragraphs that are invalidated.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = paragraphs(charRange)
    let old = NSRange(location: charRange.location, length: max(charRange.length - delta, 0))
    flow.note(old, newLength: charRange.length)
    delegate?.layoutManagerDidInvalidateLayout(self)
    notifyViews([.editedAttributes])
  }

  private func paragraphs(_ range: NSRange) -> NSRange {
    guard let storage else { return range }
    return (storage.string as NSString).paragraphRange(for: range)
  }

  /// Redraws characters in the views that show them.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    invalidateDisplay(forGlyphRange: charRange)
  }

  /// Redraws glyphs in the views that show them.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    flow.forEachLine(glyphRange) { line in
      flow.noteChange(line.rect.minY...line.rect.maxY)
      return true
    }
    notifyViews([.editedAttributes])
  }

  // MARK: - Options

  /// Whether the text may be laid out in noncontiguous parts.
  ///
  /// It has no effect: a change never lays out more than the paragraphs that it affects.
  open var allowsNonContiguousLayout = false

  /// Always `false`: layout is contiguous.
  open var hasNonContiguousLayout: Bool { false }

  // MARK: - Layout

  /// Lays out the text in a container immediately, if necessary.
  open func ensureLayout(for container: NSTextContainer) { flow.update() }

  /// Lays out characters immediately, if necessary.
  open func ensureLayout(forCharacterRange charRange: NSRange) { flow.update() }

  /// Lays out glyphs immediately, if necessary.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { flow.update() }

  /// Lays out a rectangle of a container immediately, if necessary.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    flow.update()
  }

  /// Generates the glyphs of characters immediately, if necessary.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { flow.update() }

  /// Generates glyphs immediately, if necessary.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { flow.update() }

  func didLayOut() {
    guard let delegate else { return }
    for (index, container) in containers.enumerated() {
      let isLast = index == containers.count - 1
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isLast)
    }
  }

  // MARK: - Glyphs

  /// Stores the glyphs of characters: called by the delegate from
  /// `layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)`.
  ///
  /// Only the properties are used: null glyphs have no width and are not drawn. The text engine
  /// selects the font's glyphs.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {
    for offset in 0..<glyphRange.length {
      let index = charIndexes[offset]
      if generated?.properties.indices.contains(index) ?? false {
        generated?.properties[index] = props[offset]
      }
    }
  }

  // MARK: - Points to text

  /// Returns the character nearest to a point of a container, and the fraction of its width at the
  /// point, from 0 to 1.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) =
      flow.number(of: container).map { flow.nearestCharacter(to: point, in: $0) } ?? (0, 0)
    partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph nearest to a point of a container, and the fraction of its width at the
  /// point, from 0 to 1.
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

  // MARK: - Lines

  /// Returns the line fragment rectangle of a glyph: the whole line including spacing.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = flow.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// Returns the used rectangle of a glyph's line: its text, and the padding at both sides.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = flow.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }

  /// Returns the position of a glyph on the baseline, relative to its line fragment rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = flow.line(at: glyphIndex) else { return .zero }
    let glyph = NSRange(location: glyphIndex, length: 1)
    let x =
      flow.rects(for: glyph, in: line.container).first?.minX ?? flow.caret(before: glyphIndex)?.x
    return CGPoint(x: (x ?? 0) - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  // MARK: - Drawing

  /// Draws glyphs in the current context; `origin` is the position of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    flow.drawGlyphs(glyphsToShow, at: origin, in: context)
    if drawsLinesItself { drawLines(glyphsToShow, at: origin) }
  }

  /// Draws the background of glyphs in the current context; `origin` is the position of the
  /// container.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    flow.forEachBackground(glyphsToShow) { range, color, rects in
      let moved = rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      moved.withUnsafeBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        fillBackgroundRectArray(
          first,
          count: buffer.count,
          forCharacterRange: range,
          color: UIColor(cgColor: color)
        )
      }
    }
  }

  /// Fills the rectangles behind characters with a background color.
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles, in the coordinates of the current context.
  ///   - rectCount: The number of rectangles.
  ///   - charRange: The characters.
  ///   - color: The color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>,
    count rectCount: Int,
    forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = color.cgColor(with: flow.format.traits)
    for index in 0..<rectCount { context.paint(.fillRect(rectArray[index], color)) }
  }

  /// Draws an underline of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - underlineVal: The style of the underline.
  ///   - baselineOffset: The distance of the baseline above the bottom of the glyphs' bounding box,
  ///     in points.
  ///   - lineRect: The line fragment rectangle.
  ///   - lineGlyphRange: The glyphs on the line.
  ///   - containerOrigin: The position of the container in the current context.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    let move = descent(glyphRange) - baselineOffset
    drawLine(
      .underlineColor,
      glyphRange,
      underlineVal,
      below: { $0.underlinePosition + move },
      containerOrigin
    )
  }

  /// Calculates the position of an underline and draws it.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - underlineVal: The style of the underline.
  ///   - lineRect: The line fragment rectangle.
  ///   - lineGlyphRange: The glyphs on the line.
  ///   - containerOrigin: The position of the container in the current context.
  open func underlineGlyphRange(
    _ glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange,
      underlineType: underlineVal,
      baselineOffset: descent(glyphRange),
      lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin
    )
  }

  /// Draws a strikethrough line of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - strikethroughVal: The style of the line.
  ///   - baselineOffset: The distance of the line above the baseline, in points.
  ///   - lineRect: The line fragment rectangle.
  ///   - lineGlyphRange: The glyphs on the line.
  ///   - containerOrigin: The position of the container in the current context.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange,
    strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawLine(
      .strikethroughColor,
      glyphRange,
      strikethroughVal,
      below: { _ in -baselineOffset },
      containerOrigin
    )
  }

  /// Calculates the position of a strikethrough line and draws it.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - strikethroughVal: The style of the line.
  ///   - lineRect: The line fragment rectangle.
  ///   - lineGlyphRange: The glyphs on the line.
  ///   - containerOrigin: The position of the container in the current context.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange,
    strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange,
      strikethroughType: strikethroughVal,
      baselineOffset: strikethroughHeight(glyphRange),
      lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin
    )
  }
}
