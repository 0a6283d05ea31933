/// The texts of the app, in one language.
///
/// A table in code: every text exists in every language or the module does not compile, and nothing
/// depends on bundles or on the working directory.
public struct Strings: Hashable, Sendable {
  /// The language of the texts.
  public let language: AppLanguage

  /// The texts of a language.
  public init(_ language: AppLanguage) {
    self.language = language
  }

  /// The text of this language.
  func pick(_ english: String, _ chinese: String, _ arabic: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    case .arabic: arabic
    }
  }

  /// A name in a sentence, isolated if it contains letters of the other direction: the sentence
  /// keeps the direction of its language.
  func isolated(_ name: String) -> String {
    let runsOtherWay = name.unicodeScalars.contains { scalar in
      guard scalar.properties.isAlphabetic else { return false }
      return scalar.isRightToLeft != language.isRightToLeft
    }
    return runsOtherWay ? "\u{2068}\(name)\u{2069}" : name
  }

  /// The text for a count; "#" is replaced by the number.
  func plural(
    _ count: Int,
    one: String,
    other: String,
    chinese: String,
    arabic: ArabicForms
  ) -> String {
    let category = PluralCategory(count, in: language)
    let form =
      switch language {
      case .english: category == .one ? one : other
      case .simplifiedChinese: chinese
      case .arabic: arabic[category]
      }
    return form.replacing("#", with: number(count))
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
