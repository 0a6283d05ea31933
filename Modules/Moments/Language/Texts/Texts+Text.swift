// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A choice of text size.
  package var textSizeLarge: String { choose("Large", "大", "كبير", "Duży") }

  /// A choice of text size.
  package var textSizeLarger: String { choose("Larger", "更大", "أكبر", "Większy") }

  /// A choice of text size.
  package var textSizeLargest: String { choose("Largest", "最大", "الأكبر", "Największy") }

  /// A choice of text size.
  package var textSizeSmall: String { choose("Small", "小", "صغير", "Mały") }

  /// A choice of text size.
  package var textSizeStandard: String { choose("Standard", "标准", "عادي", "Standardowy") }

  /// A choice of text size.
  package var textSizeSystem: String {
    choose("As the desktop", "跟随系统", "مثل سطح المكتب", "Jak w systemie")
  }

  /// The section of text sizes.
  public var textSizeTitle: String { choose("Text size", "文字大小", "حجم النص", "Rozmiar tekstu") }
}
