// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that removes one of several posts.
  public var composerRemovePart: String {
    switch self.language {
    case .english: "Remove post"
    case .simplifiedChinese: "移除这条"
    case .arabic: "إزالة المنشور"
    }
  }

  /// The question before one of several posts is removed.
  public var composerRemovePartQuestion: String {
    switch self.language {
    case .english: "Remove this post and what is in it?"
    case .simplifiedChinese: "要移除这条及其内容吗？"
    case .arabic: "هل تريد إزالة هذا المنشور وما فيه؟"
    }
  }

  /// The name of a photo's button that removes it.
  public var composerRemovePhoto: String {
    switch self.language {
    case .english: "Remove photo"
    case .simplifiedChinese: "移除照片"
    case .arabic: "إزالة الصورة"
    }
  }

  /// The title of the button that removes the poll.
  public var composerRemovePoll: String {
    switch self.language {
    case .english: "Remove poll"
    case .simplifiedChinese: "移除投票"
    case .arabic: "إزالة الاستطلاع"
    }
  }

  /// The name of the button that removes an option.
  public func composerRemovePollOption(_ position: Int) -> String {
    switch self.language {
    case .english: "Remove answer \(self.number(position))"
    case .simplifiedChinese: "移除选项\(self.number(position))"
    case .arabic: "إزالة الإجابة \(self.number(position))"
    }
  }
}
