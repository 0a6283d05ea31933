public import CoreGraphics
public import Foundation
import TextEngine

/// Lays out the text of a storage in containers, finds the positions of letters, and draws them.
///
/// A glyph stands for a UTF-16 unit: glyph indexes and character indexes are the same, also where
/// the font has one glyph for several letters. Text that does not fit into a container continues
/// in the next one. Text is laid out when something is asked of it, paragraph by paragraph: a
/// change lays out those it touches.
///
/// Subclasses override the methods that draw. Positions are points of a container.
open class NSLayoutManager: NSObject, NSTextStorageObserving {
  private var containers: [NSTextContainer] = []
  private(set) lazy var flow = TextFlow(manager: self)
  private weak var storage: NSTextStorage?
  /// What the delegate is being asked about.
  var generated: GlyphMarks?

  /// What is laid out; storages set it when the layout manager is added to them.
  open var textStorage: NSTextStorage? {
    get { storage }
    set { attach(to: newValue) }
  }

  /// Is asked about lines and glyphs, and notified of layouts.
  ///
  /// While there is one, every line is laid out on its own. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateLayout() } }
  }

  /// The containers, in the order in which they are filled.
  open var textContainers: [NSTextContainer] { containers }

  /// Makes a layout manager without text and containers.
  public override init() { super.init() }

  /// A layout manager from an archive; it is not made.
  public required init?(coder: NSCoder) { nil }

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
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    flow.invalidatePlaces()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  func containerDidChange(_ container: NSTextContainer, from oldSize: CGSize) {
    textContainerChangedGeometry(container)
    if oldSize != container.size {
      delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
    }
    // Texts of views change on the main actor only; storages know nothing of actors.
    if let onGeometry = container.onGeometry { MainActor.assumeIsolated { onGeometry() } }
  }

  func attach(to newStorage: NSTextStorage?) {
    guard newStorage !== storage else { return }
    storage = newStorage
    invalidateLayout()
    notifyViews([.editedCharacters, .editedAttributes])
  }

  /// Has everything laid out again.
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

  /// The text changed: the storage calls it after its attributes are fixed.
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

  /// Runs a transaction, with which the text changes.
  open func performEditingTransaction(
    for textStorage: NSTextStorage,
    using transaction: () -> Void
  ) {
    textStorage.beginEditing()
    transaction()
    textStorage.endEditing()
  }

  /// Has the lines of characters laid out again.
  ///
  /// - Parameters:
  ///   - charRange: The characters.
  ///   - actualCharRange: Is set to the paragraphs that are laid out.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = paragraphs(charRange)
    flow.invalidate(charRange)
    delegate?.layoutManagerDidInvalidateLayout(self)
    notifyViews([.editedAttributes])
  }

  /// Has the glyphs of characters made again.
  ///
  /// - Parameters:
  ///   - charRange: The characters, as they are now.
  ///   - delta: How many more they are than before.
  ///   - actualCharRange: Is set to the paragraphs that are laid out.
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

  /// Has characters drawn again by the views that show them.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    invalidateDisplay(forGlyphRange: charRange)
  }

  /// Has glyphs drawn again by the views that show them.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    flow.forEachLine(glyphRange) { line in
      flow.noteChange(line.rect.minY...line.rect.maxY)
      return true
    }
    notifyViews([.editedAttributes])
  }

  // MARK: - Options

  /// Whether the text may be laid out in parts, out of order.
  ///
  /// Views that scroll may set it; here a change never lays out more than the paragraphs that it
  /// touches, with or without.
  open var allowsNonContiguousLayout = false

  /// Whether parts are laid out while what is before them is not: never.
  open var hasNonContiguousLayout: Bool { false }

  // MARK: - Layout

  /// Lays out the text in a container now, unless that was done.
  open func ensureLayout(for container: NSTextContainer) { flow.update() }

  /// Lays out the lines of characters now, unless that was done.
  open func ensureLayout(forCharacterRange charRange: NSRange) { flow.update() }

  /// Lays out the lines of glyphs now, unless that was done.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { flow.update() }

  /// Lays out a part of a container now, unless that was done.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    flow.update()
  }

  /// Makes the glyphs of characters now, unless that was done.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { flow.update() }

  /// Makes glyphs now, unless that was done.
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
  /// The properties count: null glyphs take no room and are not drawn. Which glyph of the font
  /// shows a character is the text engine's decision.
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

  /// The character nearest to a point of a container, and how far through it (0 to 1) the point is.
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

  // MARK: - Lines

  /// The rectangle of the line that a glyph is on: all of its room, with the spacing around it.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = flow.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// The rectangle of the text of the line that a glyph is on, with the padding on both sides.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = flow.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }

  /// Where a glyph begins on the baseline, relative to its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = flow.line(at: glyphIndex) else { return .zero }
    let glyph = NSRange(location: glyphIndex, length: 1)
    let x =
      flow.rects(for: glyph, in: line.container).first?.minX ?? flow.caret(before: glyphIndex)?.x
    return CGPoint(x: (x ?? 0) - line.rect.minX, y: line.baseline - line.rect.minY)
  }

  // MARK: - Drawing

  /// Draws glyphs into the current context; `origin` is where the container's corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    flow.drawGlyphs(glyphsToShow, at: origin, in: context)
    if drawsLinesItself { drawLines(glyphsToShow, at: origin) }
  }

  /// Draws the color behind glyphs into the current context; `origin` is where the container's
  /// corner is.
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

  /// Fills the rectangles behind characters that have a background color.
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles, in the points of the current context.
  ///   - rectCount: How many they are.
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

  /// Draws a line under glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - underlineVal: What the line looks like.
  ///   - baselineOffset: How far the baseline is above the lower edge of the box around the
  ///     glyphs, in points.
  ///   - lineRect: The rectangle of the line of text.
  ///   - lineGlyphRange: The glyphs on it.
  ///   - containerOrigin: Where the container's corner is in the current context.
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

  /// Finds where a line under glyphs goes, and has it drawn.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - underlineVal: What the line looks like.
  ///   - lineRect: The rectangle of the line of text.
  ///   - lineGlyphRange: The glyphs on it.
  ///   - containerOrigin: Where the container's corner is in the current context.
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

  /// Draws a line through glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - strikethroughVal: What the line looks like.
  ///   - baselineOffset: How far above the baseline the line is, in points.
  ///   - lineRect: The rectangle of the line of text.
  ///   - lineGlyphRange: The glyphs on it.
  ///   - containerOrigin: Where the container's corner is in the current context.
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

  /// Finds where a line through glyphs goes, and has it drawn.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are on one line.
  ///   - strikethroughVal: What the line looks like.
  ///   - lineRect: The rectangle of the line of text.
  ///   - lineGlyphRange: The glyphs on it.
  ///   - containerOrigin: Where the container's corner is in the current context.
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
