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
/// Subclasses override the drawing methods and the queries. Views ask only the drawing methods:
/// overridden queries change what a program sees, not the layout. Positions are in the coordinates
/// of a container.
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

  /// Whether the leading of the fonts is part of the height of lines; true by default.
  ///
  /// The fonts here have none, see ``UIKit/UIFont/leading``, so that lines are as high either way.
  open var usesFontLeading = true

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

  /// Inserts a container and lays out the text again, as the text flows through them in order.
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
    flow.invalidatePositions()
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
    flow.noteChange(of: glyphRange)
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
    keep(UnsafeBufferPointer(start: props, count: glyphRange.length), of: charIndexes)
  }

  /// The number of glyphs, which equals the length of the text in UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the glyph index of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character index of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph range of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the character range of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the font's glyph for a character by itself; 0 if it has none, and for surrogates.
  ///
  /// Ligatures may be displayed by another glyph.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { fontGlyph(at: glyphIndex) }

  /// Returns the font's glyph for a character by itself, and whether the index is valid.
  open func cgGlyph(
    at glyphIndex: Int,
    isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  /// Returns the properties of a glyph.
  open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
    glyphProperty(at: glyphIndex)
  }

  /// Whether a glyph is not drawn: null glyphs and control characters.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  /// Whether a glyph is drawn beyond its line, whose height a paragraph style makes less than that
  /// of the font.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
    glyphExceedsLine(at: glyphIndex)
  }

  /// Returns the range of glyphs around one without adjusted spacing: those with the same
  /// attributes on its line.
  open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    evenlySpacedGlyphs(around: glyphIndex)
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
    flow.line(at: glyphIndex).map { place(ofGlyph: glyphIndex, on: $0) } ?? .zero
  }

  /// Returns the rectangle of a container that text uses, including the padding at both sides, in
  /// points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    flow.number(of: container).map { flow.usedRect(in: $0) } ?? .zero
  }

  /// Returns the glyphs in a container, including those hidden by an ellipsis.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    flow.number(of: container).map { flow.glyphs(in: $0) } ?? NSRange(location: 0, length: 0)
  }

  /// Returns the container of a glyph.
  open func textContainer(
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
  open func textContainer(
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
  open func lineFragmentRect(
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
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  // MARK: - The line behind the text

  /// The rectangle of the empty line after a line break at the end of the text, or of an empty
  /// text; zero if there is none.
  open var extraLineFragmentRect: CGRect { flow.extraLine?.rect ?? .zero }

  /// The rectangle of the caret on the extra line.
  open var extraLineFragmentUsedRect: CGRect { flow.extraLine?.usedRect ?? .zero }

  /// Where the empty line behind a final line break is; nil without such a line.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    flow.extraLine.map { textContainers[$0.container] }
  }

  // MARK: - Laid out ranges

  /// Returns the index of the first character that does not fit into the containers; the length of
  /// the text if all do.
  open func firstUnlaidCharacterIndex() -> Int { flow.firstUnlaid }

  /// Returns the index of the first glyph that does not fit into the containers; the number of
  /// glyphs if all do.
  open func firstUnlaidGlyphIndex() -> Int { flow.firstUnlaid }

  /// Returns the indexes of the first character and the first glyph that do not fit.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?,
    glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = flow.firstUnlaid
    glyphIndex?.pointee = flow.firstUnlaid
  }

  /// Returns the range of glyphs that an ellipsis replaces at the end of a glyph's line;
  /// `NSNotFound` if there are none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    flow.truncatedRange(at: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the glyph nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the nearest glyph's width at a point of a container, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the glyphs of the lines that intersect a rectangle of a container, as one contiguous
  /// range.
  open func glyphRange(
    forBoundingRect bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    glyphs(around: bounds, in: container)
  }

  /// Returns the glyphs of the lines that intersect a rectangle of a container.
  ///
  /// The text is laid out first: without layout, glyphs have no position.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  // MARK: - Text to rectangles

  /// Returns the bounding rectangle of glyphs, in the coordinates of the container.
  ///
  /// The rectangle of a line break is a caret at the end of its line.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    box(of: glyphRange, in: container)
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
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachRect(of: glyphRange, selected: selectedRange, in: textContainer, block)
  }

  /// Calls a closure for each line that contains some of the glyphs: with its line fragment
  /// rectangle, its used rectangle, its container and its glyphs.
  open func enumerateLineFragments(
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
  open func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int,
    alternatePositions alternatePosition: Bool,
    inDisplayOrder: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    insertionPoints(at: charIndex, inDisplayOrder: inDisplayOrder, positions, charIndexes)
  }

  // MARK: - Attachments

  /// Returns the size of a glyph's attachment, in points; -1 by -1 for other glyphs.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    sizeOfAttachment(at: glyphIndex)
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
    drawBackgrounds(of: glyphsToShow, at: origin)
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
    fill(UnsafeBufferPointer(start: rectArray, count: rectCount), color)
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
