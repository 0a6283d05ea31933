// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that posts.
  package var composerPostComment: String {
    switch self.language {
    case .english: "Send"
    case .simplifiedChinese: "发送"
    case .arabic: "إرسال"
    }
  }

  /// The title of the button that posts.
  package var composerPostEdit: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The title of the button that posts.
  package var composerPostMoment: String {
    switch self.language {
    case .english: "Post"
    case .simplifiedChinese: "发表"
    case .arabic: "نشر"
    }
  }
}
