// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A choice of text size.
  package var textSizeLarge: String {
    switch self.language {
    case .english: "Large"
    case .simplifiedChinese: "大"
    case .arabic: "كبير"
    }
  }

  /// A choice of text size.
  package var textSizeLarger: String {
    switch self.language {
    case .english: "Larger"
    case .simplifiedChinese: "更大"
    case .arabic: "أكبر"
    }
  }

  /// A choice of text size.
  package var textSizeLargest: String {
    switch self.language {
    case .english: "Largest"
    case .simplifiedChinese: "最大"
    case .arabic: "الأكبر"
    }
  }

  /// A choice of text size.
  package var textSizeSmall: String {
    switch self.language {
    case .english: "Small"
    case .simplifiedChinese: "小"
    case .arabic: "صغير"
    }
  }

  /// A choice of text size.
  package var textSizeStandard: String {
    switch self.language {
    case .english: "Standard"
    case .simplifiedChinese: "标准"
    case .arabic: "عادي"
    }
  }

  /// A choice of text size.
  package var textSizeSystem: String {
    switch self.language {
    case .english: "As the desktop"
    case .simplifiedChinese: "跟随系统"
    case .arabic: "مثل سطح المكتب"
    }
  }

  /// The section of text sizes.
  public var textSizeTitle: String {
    switch self.language {
    case .english: "Text size"
    case .simplifiedChinese: "文字大小"
    case .arabic: "حجم النص"
    }
  }
}
