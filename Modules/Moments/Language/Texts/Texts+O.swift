// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that opens the page of a moment.
  public var openInBrowser: String {
    switch self.language {
    case .english: "Open in browser"
    case .simplifiedChinese: "在浏览器中打开"
    case .arabic: "افتح في المتصفح"
    }
  }

  /// The title of the button that opens a film in the desktop's player.
  public var openOutside: String {
    switch self.language {
    case .english: "Open in another program"
    case .simplifiedChinese: "在其他程序中打开"
    case .arabic: "فتح في برنامج آخر"
    }
  }

  /// The text about the first version.
  public var originalVersion: String {
    switch self.language {
    case .english: "Original"
    case .simplifiedChinese: "原始版本"
    case .arabic: "النسخة الأصلية"
    }
  }

  /// The name of the language in itself.
  public var ownLanguage: String {
    switch self.language {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    case .arabic: "العربية"
    }
  }
}
