public import CoreGraphics
public import Foundation

extension NSLayoutManager {
  /// The layout action of a control character.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character has no width.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character has the width of a space.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The character advances to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The character ends the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}

/// Influences the layout of a layout manager, and is notified of it.
///
/// All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  // MARK: Glyphs

  /// Called when glyphs are generated for characters of one font; the delegate can change their
  /// properties.
  ///
  /// It calls `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)` with changed
  /// properties: null glyphs have no width and are not drawn, even those of line breaks. Replaced
  /// glyphs are ignored.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphs: The font's glyphs, one for each UTF-16 unit; 0 for characters that the font lacks.
  ///   - props: The properties of the glyphs.
  ///   - charIndexes: The characters.
  ///   - aFont: The font.
  ///   - glyphRange: The range of the glyphs.
  /// - Returns: The number of stored glyphs; 0 to keep the given ones.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int

  /// Returns the action of a control character.
  ///
  /// `zeroAdvancement` hides it and `whitespace` shows a space instead, also for line breaks; other
  /// values than the proposed one are ignored.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction

  // MARK: Lines

  /// Returns the spacing between a line and the next one of its paragraph, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns the spacing above a paragraph that is not the first, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns the spacing below a paragraph that is not the last, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns whether a line may break before a character at the start of a word.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool

  /// Changes the rectangles of a line.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - lineFragmentRect: The line fragment rectangle.
  ///   - lineFragmentUsedRect: The rectangle of the line's text.
  ///   - baselineOffset: The distance of the baseline from the top of the line fragment rectangle,
  ///     in points.
  ///   - textContainer: The container.
  ///   - glyphRange: The glyphs on the line.
  /// - Returns: Whether the changed rectangles are used.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool

  // MARK: Notices

  /// Called when the layout was invalidated by a change of the text or a container.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Called when a container was laid out; `layoutFinishedFlag` is `true` for the last one.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )

  /// Called when the size of a container changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  )
}

extension NSLayoutManagerDelegate {
  /// Returns 0: the glyphs are unchanged.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }

  /// Returns the proposed action.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }

  /// Returns the line spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.lineSpacing ?? 0 }

  /// Returns the spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }

  /// Returns the spacing of the paragraph style.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacing ?? 0 }

  /// Returns `true`.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }

  /// Returns `false`: the line is unchanged.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }

  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}

extension NSLayoutManager {
  /// Returns the paragraph style of a character.
  fileprivate func style(at index: Int) -> NSParagraphStyle? {
    guard let textStorage, index >= 0, index < textStorage.length else { return nil }
    let paragraph = flow.stored.isEmpty ? 0 : flow.stored[flow.index(at: index)].start
    let start = min(paragraph, textStorage.length - 1)
    return textStorage.attribute(.paragraphStyle, at: start, effectiveRange: nil)
      as? NSParagraphStyle
  }
}
