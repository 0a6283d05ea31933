public import CoreGraphics
public import Foundation
import TextEngine

// Glyphs: one for every UTF-16 unit.
extension NSLayoutManager {
  /// What a glyph is, as a set.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It takes no room and is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// It is a control character, such as a tab or a break.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// It is a space, which may be stretched.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// It is drawn onto the letter before.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The number of glyphs: the length of the text, in UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// The glyph of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters: the same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: the same range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyph that the font has for a character by itself; 0 where it has none, and for the halves
  /// of characters of two UTF-16 units.
  ///
  /// Letters that are written together may be shown by another.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    guard let textStorage, isValidGlyphIndex(glyphIndex) else { return 0 }
    let font =
      textStorage.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont
      ?? .attributedStringDefault
    let units = textStorage.string.utf16
    let unit = units[units.index(units.startIndex, offsetBy: glyphIndex)]
    return font.spec.glyphs(for: [unit]).first.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
  }

  /// The glyph that the font has for a character by itself, and whether there is such a character.
  public func cgGlyph(
    at glyphIndex: Int,
    isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  /// What a glyph is.
  public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
    guard let textStorage, isValidGlyphIndex(glyphIndex) else { return [] }
    flow.update()
    if let hidden = flow.hidden, hidden.properties.indices.contains(glyphIndex) {
      return hidden.properties[glyphIndex]
    }
    let units = textStorage.string.utf16
    let unit = units[units.index(units.startIndex, offsetBy: glyphIndex)]
    return GlyphMarks.property(of: unit)
  }

  /// Whether a glyph is not drawn: null glyphs and control characters.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  /// The glyphs around one that are next to one another as the font has them: those with the same
  /// attributes on its line.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    guard let textStorage, isValidGlyphIndex(glyphIndex), let line = flow.line(at: glyphIndex)
    else { return NSRange(location: glyphIndex, length: 0) }
    var run = NSRange()
    let limit = NSIntersectionRange(
      line.range,
      NSRange(location: 0, length: textStorage.length)
    )
    _ = textStorage.attributes(at: glyphIndex, longestEffectiveRange: &run, in: limit)
    return run
  }

  // MARK: - For the layout

  /// Asks the delegate about the glyphs of a part of the text; nil without one.
  func glyphMarks(for range: NSRange, replacing old: GlyphMarks?) -> GlyphMarks? {
    guard let delegate, let textStorage else { return nil }
    let units = Array(textStorage.string.utf16)
    var marks = old ?? GlyphMarks(properties: Array(repeating: [], count: units.count))
    guard range.upperBound <= units.count, marks.properties.count == units.count else {
      return nil
    }
    for index in range.location..<range.upperBound {
      marks.properties[index] = GlyphMarks.property(of: units[index])
    }
    generated = marks
    defer { generated = nil }
    textStorage.enumerateAttribute(.font, in: range, options: []) { value, run, _ in
      let font = value as? UIFont ?? .attributedStringDefault
      let part = Array(units[run.location..<run.upperBound])
      let glyphs = font.spec.glyphs(for: part).map { CGGlyph(truncatingIfNeeded: $0) }
      let properties = Array(marks.properties[run.location..<run.upperBound])
      let count = delegate.layoutManager(
        self,
        shouldGenerateGlyphs: glyphs,
        properties: properties,
        characterIndexes: Array(run.location..<run.upperBound),
        font: font,
        forGlyphRange: run
      )
      // Glyphs that the delegate set without saying so do not count.
      if count == 0 {
        generated?.properties.replaceSubrange(run.location..<run.upperBound, with: properties)
      }
    }
    for index in range.location..<range.upperBound
    where generated?.properties[index].contains(.controlCharacter) ?? false {
      let action = GlyphMarks.action(of: units[index])
      let wanted = delegate.layoutManager(
        self,
        shouldUse: action,
        forControlCharacterAt: index
      )
      guard wanted != action else { continue }
      if wanted.contains(.zeroAdvancement) {
        generated?.properties[index].insert(.null)
      } else if wanted.contains(.whitespace) {
        generated?.properties[index].insert(.whitespace)
      }
    }
    guard var made = generated else { return nil }
    made.hidesAny = made.properties.contains { !$0.isDisjoint(with: [.null, .whitespace]) }
    return made
  }
}

extension NSLayoutManager.GlyphProperty {
  /// A control character that is shown as a space.
  static let whitespace = Self(rawValue: 1 << 16)
}
