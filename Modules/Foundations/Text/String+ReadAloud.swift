import Foundation

extension String {
  /// The text for screen readers, with decorated letters replaced by plain ones.
  ///
  /// Names are decorated with mathematical letters ("𝓐𝓵𝓲𝓬𝓮"), circled, wide or crossed out ones; a
  /// screen reader spells them letter by letter, or skips them. Ligatures, fractions, circled
  /// digits and symbols have a meaning, and stay.
  ///
  /// O(length); texts without such letters are returned as they are.
  public var readAloud: String {
    guard unicodeScalars.contains(where: { $0.isDecorated || $0.isOverlay }) else { return self }
    var plain = ""
    var isInWord = false
    for scalar in unicodeScalars {
      // A line through a symbol makes another symbol: not equal.
      if scalar.isOverlay, isInWord { continue }
      plain += scalar.isDecorated ? scalar.plain : String(scalar)
      isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// Whether it is a decorated Latin or Greek letter, or digit.
  fileprivate var isDecorated: Bool {
    switch value {
    // Mathematical symbols that are letters: ℂ, ℓ, ℝ.
    case 0x2102...0x2138: properties.isAlphabetic
    // Circled, and full-width.
    case 0x24B6...0x24E9, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    case 0x1D400...0x1D7FF: true
    // Circled, squared and filled letters, but not the regional indicators after them.
    case 0x1F130...0x1F149, 0x1F150...0x1F169, 0x1F170...0x1F189: true
    default: false
    }
  }

  /// Whether it is a line through the letter before it, or an enclosure of it.
  fileprivate var isOverlay: Bool {
    switch value {
    case 0x0334...0x0338, 0x20D2...0x20D3, 0x20D8...0x20DA, 0x20DD...0x20DE, 0x20E5, 0x20EB: true
    default: false
    }
  }

  /// The letter without its decoration.
  ///
  /// Filled circles and squares are symbols in Unicode, and have no letter mapping.
  fileprivate var plain: String {
    switch value {
    case 0x1F150...0x1F169: String(Unicode.Scalar(UInt8(0x41 + value - 0x1F150)))
    case 0x1F170...0x1F189: String(Unicode.Scalar(UInt8(0x41 + value - 0x1F170)))
    default: String(self).precomposedStringWithCompatibilityMapping
    }
  }
}
