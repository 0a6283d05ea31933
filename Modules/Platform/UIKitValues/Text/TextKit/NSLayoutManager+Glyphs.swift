import CoreGraphics
import Foundation
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

  /// Returns the font's glyph for a character by itself; 0 if it has none, and for surrogates.
  final func fontGlyph(at index: Int) -> CGGlyph {
    guard let textStorage, isValidGlyphIndex(index) else { return 0 }
    let font =
      textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      ?? .attributedStringDefault
    let units = textStorage.string.utf16
    let unit = units[units.index(units.startIndex, offsetBy: index)]
    return font.spec.glyphs(for: [unit]).first.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
  }

  /// Returns the properties of a glyph.
  final func glyphProperty(at index: Int) -> NSLayoutManager.GlyphProperty {
    guard let textStorage, isValidGlyphIndex(index) else { return [] }
    flow.update()
    if let hidden = flow.hidden, hidden.properties.indices.contains(index) {
      return hidden.properties[index]
    }
    let units = textStorage.string.utf16
    let unit = units[units.index(units.startIndex, offsetBy: index)]
    return GlyphMarks.property(of: unit)
  }

  /// Whether the font of a glyph reaches beyond its line; false for glyphs that are not drawn.
  final func glyphExceedsLine(at index: Int) -> Bool {
    guard let textStorage, isValidGlyphIndex(index), let line = flow.line(at: index),
      !notShownAttribute(forGlyphAt: index)
    else { return false }
    let font =
      textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      ?? .attributedStringDefault
    let baseline = location(forGlyphAt: index).y
    // Lines are rounded to pixels; a rounded line contains its font.
    let tolerance: CGFloat = 0.5
    return baseline - font.ascender < -tolerance
      || baseline - font.descender > line.rect.height + tolerance
  }

  /// Returns the glyphs around one with the same attributes on its line.
  final func evenlySpacedGlyphs(around index: Int) -> NSRange {
    guard let textStorage, isValidGlyphIndex(index), let line = flow.line(at: index)
    else { return NSRange(location: index, length: 0) }
    var run = NSRange()
    let limit = NSIntersectionRange(
      line.range,
      NSRange(location: 0, length: textStorage.length)
    )
    _ = textStorage.attributes(at: index, longestEffectiveRange: &run, in: limit)
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
