import Foundation

extension String {
  /// The text as it is read aloud: letters that only look otherwise are plain ones.
  ///
  /// Names are decorated with letters of mathematics ("𝓐𝓵𝓲𝓬𝓮"), in circles, wide or crossed out; a
  /// screen reader spells their names out, one after the other, or leaves them out. Ligatures,
  /// fractions, figures in circles and signs say something, and stay.
  ///
  /// O(length); texts without such letters are returned as they are.
  public var readAloud: String {
    guard unicodeScalars.contains(where: { $0.isDecorated || $0.isOverlay }) else { return self }
    var plain = ""
    var isInWord = false
    for scalar in unicodeScalars {
      // A line through a sign makes another sign of it: not equal.
      if scalar.isOverlay, isInWord { continue }
      plain += scalar.isDecorated ? scalar.plain : String(scalar)
      isInWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return plain
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of the Latin or Greek alphabet, or a digit, in another design.
  fileprivate var isDecorated: Bool {
    switch value {
    // Signs of mathematics that are letters: ℂ, ℓ, ℝ.
    case 0x2102...0x2138: properties.isAlphabetic
    // In circles, and wide.
    case 0x24B6...0x24E9, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    case 0x1D400...0x1D7FF: true
    // In circles, squares and black ones, without the flags behind them.
    case 0x1F130...0x1F149, 0x1F150...0x1F169, 0x1F170...0x1F189: true
    default: false
    }
  }

  /// Whether it is a line through the letter before it, or a frame around that.
  fileprivate var isOverlay: Bool {
    switch value {
    case 0x0334...0x0338, 0x20D2...0x20D3, 0x20D8...0x20DA, 0x20DD...0x20DE, 0x20E5, 0x20EB: true
    default: false
    }
  }

  /// The letter without its design.
  ///
  /// Black circles and squares are signs to Unicode, and have no letter of their own.
  fileprivate var plain: String {
    switch value {
    case 0x1F150...0x1F169: String(Unicode.Scalar(UInt8(0x41 + value - 0x1F150)))
    case 0x1F170...0x1F189: String(Unicode.Scalar(UInt8(0x41 + value - 0x1F170)))
    default: String(self).precomposedStringWithCompatibilityMapping
    }
  }
}
