// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the sheet.
  package var composerTitleComment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// The title of the sheet.
  package var composerTitleEdit: String {
    switch self.language {
    case .english: "Edit moment"
    case .simplifiedChinese: "编辑动态"
    case .arabic: "تعديل اللحظة"
    }
  }

  /// The title of the sheet.
  package var composerTitleMoment: String {
    switch self.language {
    case .english: "New moment"
    case .simplifiedChinese: "发表动态"
    case .arabic: "لحظة جديدة"
    }
  }
}
