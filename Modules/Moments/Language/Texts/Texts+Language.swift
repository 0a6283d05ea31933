// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A choice of language, each in its own; nil for that of the system.
  package var languageAsTheSystem: String {
    switch self.language {
    case .english: "As the system"
    case .simplifiedChinese: "跟随系统"
    case .arabic: "مثل النظام"
    }
  }

  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  package var languageChinese: String {
    switch self.language {
    case .english: "Chinese"
    case .simplifiedChinese: "中文"
    case .arabic: "الصينية"
    }
  }

  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  package var languageTraditionalChinese: String {
    switch self.language {
    case .english: "Traditional Chinese"
    case .simplifiedChinese: "繁体中文"
    case .arabic: "الصينية التقليدية"
    }
  }

  /// The section of languages.
  public var languageTitle: String {
    switch self.language {
    case .english: "Language"
    case .simplifiedChinese: "语言"
    case .arabic: "اللغة"
    }
  }
}
