// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that adds another post to the draft.
  public var composerAddPart: String {
    switch self.language {
    case .english: "Add another post"
    case .simplifiedChinese: "再加一条"
    case .arabic: "إضافة منشور آخر"
    }
  }

  /// The name of the button that adds photos.
  public var composerAddPhotos: String {
    switch self.language {
    case .english: "Add photos"
    case .simplifiedChinese: "添加照片"
    case .arabic: "إضافة صور"
    }
  }

  /// The name of the button that adds a poll.
  public var composerAddPoll: String {
    switch self.language {
    case .english: "Add poll"
    case .simplifiedChinese: "添加投票"
    case .arabic: "إضافة استطلاع"
    }
  }

  /// The title of the button that adds an option.
  public var composerAddPollOption: String {
    switch self.language {
    case .english: "Add answer"
    case .simplifiedChinese: "添加选项"
    case .arabic: "إضافة إجابة"
    }
  }
}
