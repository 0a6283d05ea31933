public import CoreGraphics
public import Foundation

extension NSLayoutManager {
  /// What a control character does, as a set.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It takes no room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// It takes the room of a space.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// It goes to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// It ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// It ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// It ends the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}

/// Has a say in how a layout manager lays text out.
///
/// Every method is optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  // MARK: Glyphs

  /// Glyphs are made for characters of one font; the delegate may store others.
  ///
  /// It calls `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)` with changed
  /// properties: null glyphs take no room and are not drawn, also those of line breaks. Other
  /// glyphs than those given do not count.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - glyphs: The font's glyphs, one for each UTF-16 unit; 0 where the font has none.
  ///   - props: What they are.
  ///   - charIndexes: The characters.
  ///   - aFont: The font.
  ///   - glyphRange: The range of the glyphs.
  /// - Returns: How many glyphs were stored; 0 for none, which keeps those given.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int

  /// What a control character does.
  ///
  /// `zeroAdvancement` hides it, `whitespace` shows a space in its place, line breaks too; of other
  /// answers only the one given is followed.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction

  // MARK: Lines

  /// The room between a line and the next of its paragraph, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// The room above a paragraph that is not the first, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// The room below a paragraph that is not the last, in points.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Whether a line may end before a character, which starts a word; where not, the words stay
  /// together.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool

  /// Whether a line goes where the delegate says; it changes the rectangles.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - lineFragmentRect: All of the line's room.
  ///   - lineFragmentUsedRect: Around its text.
  ///   - baselineOffset: The distance of the baseline from the top of the room, in points.
  ///   - textContainer: The container.
  ///   - glyphRange: The glyphs on the line.
  /// - Returns: Whether the changed rectangles count.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool

  // MARK: Notices

  /// The layout is no longer valid, since the text or a container changed.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// A container is laid out; `layoutFinishedFlag` says whether it is the last.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )

  /// A container has another size than before.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  )
}

extension NSLayoutManagerDelegate {
  /// 0: the glyphs stay as they are.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int { 0 }

  /// The action given.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }

  /// What the paragraph's style says.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.lineSpacing ?? 0 }

  /// What the paragraph's style says.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }

  /// What the paragraph's style says.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacing ?? 0 }

  /// `true`.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }

  /// `false`: the line stays where it is.
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
  /// The style of the paragraph that a character is in.
  fileprivate func style(at index: Int) -> NSParagraphStyle? {
    guard let textStorage, index >= 0, index < textStorage.length else { return nil }
    let paragraph = flow.stored.isEmpty ? 0 : flow.stored[flow.index(at: index)].start
    let start = min(paragraph, textStorage.length - 1)
    return textStorage.attribute(.paragraphStyle, at: start, effectiveRange: nil)
      as? NSParagraphStyle
  }
}
