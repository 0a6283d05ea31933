// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A choice of language, each in its own; nil for that of the system.
  package var languageAsTheSystem: String {
    choose("As the system", "跟随系统", "مثل النظام", "Jak w systemie")
  }

  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  package var languageChinese: String { choose("Chinese", "中文", "الصينية", "chińskiego") }

  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  package var languageTraditionalChinese: String {
    choose("Traditional Chinese", "繁体中文", "الصينية التقليدية", "chińskiego tradycyjnego")
  }

  /// The section of languages.
  public var languageTitle: String { choose("Language", "语言", "اللغة", "Język") }
}
