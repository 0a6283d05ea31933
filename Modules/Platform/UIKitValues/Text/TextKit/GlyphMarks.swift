import Foundation

/// The properties of a text's glyphs, one for each UTF-16 unit.
struct GlyphMarks {
  var properties: [NSLayoutManager.GlyphProperty]
  /// Whether any character is hidden or replaced by a space.
  var hidesAny = false

  /// Whether a character is hidden or replaced by a space.
  func isNull(_ offset: Int) -> Bool {
    hidesAny && properties.indices.contains(offset)
      && !properties[offset].isDisjoint(with: [.null, .whitespace])
  }

  mutating func replace(_ range: Range<Int>, newLength: Int) {
    let shown = range.clamped(to: 0..<properties.count)
    properties.replaceSubrange(shown, with: Array(repeating: [], count: newLength))
  }

  /// Returns a part of the text with null glyphs replaced by zero-width characters.
  func shown(_ text: String, from start: Int) -> String {
    guard hidesAny else { return text }
    let units = Array(text.utf16)
    guard units.indices.contains(where: { isNull(start + $0) }) else { return text }
    let shown = units.enumerated().map { index, unit -> UInt16 in
      guard isNull(start + index) else { return unit }
      // A word joiner, which does not allow a line break.
      return properties[start + index].contains(.whitespace) ? 0x20 : 0x2060
    }
    return String(decoding: shown, as: UTF16.self)
  }

  /// Returns the default property of a character.
  static func property(of unit: UInt16) -> NSLayoutManager.GlyphProperty {
    switch unit {
    case 0x20, 0xA0, 0x3000: .elastic
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: .controlCharacter
    case 0x300..<0x370: .nonBaseCharacter
    default: []
    }
  }

  /// Returns the default action of a control character.
  static func action(of unit: UInt16) -> NSLayoutManager.ControlCharacterAction {
    switch unit {
    case 0x09: .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
    case 0x0C: .containerBreak
    case 0x0B, 0x2028: .lineBreak
    default: .zeroAdvancement
    }
  }
}
