// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message while the reader is in the browser.
  public var waitingForBrowser: String {
    switch self.language {
    case .english: "Go on in your browser. This screen waits for you."
    case .simplifiedChinese: "请在浏览器中继续，此页面会等待你。"
    case .arabic: "تابع في متصفحك. هذه الشاشة بانتظارك."
    }
  }

  /// The title when the wall could not be loaded.
  public var wallFailedTitle: String {
    switch self.language {
    case .english: "The wall could not be loaded"
    case .simplifiedChinese: "无法加载照片墙"
    case .arabic: "تعذّر تحميل الجدار"
    }
  }

  /// The message when the people to follow could not be loaded, but the photos could.
  public var wallPeopleFailed: String {
    switch self.language {
    case .english: "People to follow could not be loaded."
    case .simplifiedChinese: "无法加载推荐关注的人。"
    case .arabic: "تعذّر تحميل الأشخاص."
    }
  }

  /// The title of the wall, and the name of the button that opens it.
  public var wallTitle: String {
    switch self.language {
    case .english: "Wall"
    case .simplifiedChinese: "照片墙"
    case .arabic: "الجدار"
    }
  }

  /// The placeholder of the bar below a thread.
  public var writeComment: String {
    switch self.language {
    case .english: "Write a comment"
    case .simplifiedChinese: "写评论"
    case .arabic: "اكتب تعليقًا"
    }
  }
}
