// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleComment: String {
    switch self.language {
    case .english: "What you answer could not be loaded"
    case .simplifiedChinese: "无法加载要评论的动态"
    case .arabic: "تعذّر تحميل ما تعلّق عليه"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleEdit: String {
    switch self.language {
    case .english: "The moment could not be opened"
    case .simplifiedChinese: "无法打开这条动态"
    case .arabic: "تعذّر فتح اللحظة"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleMoment: String {
    switch self.language {
    case .english: "The draft could not be opened"
    case .simplifiedChinese: "无法打开草稿"
    case .arabic: "تعذّر فتح المسودة"
    }
  }
}
