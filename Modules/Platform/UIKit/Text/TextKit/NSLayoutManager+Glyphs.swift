public import CoreGraphics
public import Foundation
import TextEngine

// Glyphs: one for each UTF-16 unit.
extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph has no width and is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The glyph is a control character, such as a tab or a line break.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is a space, which can be stretched.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph combines with the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The number of glyphs, which equals the length of the text in UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the glyph index of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character index of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph range of characters: the same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the character range of glyphs: the same range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the font's glyph for a character by itself; 0 if it has none, and for surrogates.
  ///
  /// Ligatures may be displayed by another glyph.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    guard let textStorage, isValidGlyphIndex(glyphIndex) else { return 0 }
    let font =
      textStorage.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont
      ?? .attributedStringDefault
    let units = textStorage.string.utf16
    let unit = units[units.index(units.startIndex, offsetBy: glyphIndex)]
    return font.spec.glyphs(for: [unit]).first.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
  }

  /// Returns the font's glyph for a character by itself, and whether the index is valid.
  public func cgGlyph(
    at glyphIndex: Int,
    isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  /// Returns the properties of a glyph.
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

  /// Returns the range of glyphs around one without adjusted spacing: those with the same
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

  /// Requests glyph properties from the delegate for a range of the text; nil without a delegate.
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
      // Ignore glyphs that the delegate set but did not count in its return value.
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
  /// A control character that is displayed as a space.
  static let whitespace = Self(rawValue: 1 << 16)
}
