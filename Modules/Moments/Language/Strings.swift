/// The texts of the app, in one language.
///
/// They are those of the catalog `Modules/Moments/texts.xcstrings`, written as code by
/// `Tools/generators/texts`: every text exists in every language or there is no code, and nothing
/// depends on bundles or on the working directory. The members written by hand put them together.
public struct Strings: Hashable, Sendable {
  /// The language of the texts.
  public let language: AppLanguage

  /// The texts of a language.
  public init(_ language: AppLanguage) {
    self.language = language
  }

  /// A name in a sentence, isolated if it contains letters of the other direction: the sentence
  /// keeps the direction of its language.
  package func isolated(_ name: String) -> String {
    let runsOtherWay = name.unicodeScalars.contains { scalar in
      guard scalar.properties.isAlphabetic else { return false }
      return scalar.isRightToLeft != language.isRightToLeft
    }
    return runsOtherWay ? "\u{2068}\(name)\u{2069}" : name
  }
}

extension Unicode.Scalar {
  /// Whether a letter is of a right-to-left script: in Unicode all of them are in these blocks,
  /// from Hebrew on.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
