// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// When something was: a date with the time of the day.
  package func momentAt(_ date: String, _ time: String) -> String {
    switch self.language {
    case .english: "\(date) at \(time)"
    case .simplifiedChinese: "\(date) \(time)"
    case .arabic: "\(date) في \(time)"
    }
  }

  /// The message after posting, for readers who are not at the top of their timeline.
  public var momentAtTop: String {
    switch self.language {
    case .english: "Your moment is at the top of your timeline."
    case .simplifiedChinese: "你的动态已在时间线顶部。"
    case .arabic: "لحظتك في أعلى خطك الزمني."
    }
  }

  /// The message when a moment was deleted and this can be undone.
  public var momentDeleted: String {
    switch self.language {
    case .english: "Moment deleted"
    case .simplifiedChinese: "动态已删除"
    case .arabic: "حُذفت اللحظة"
    }
  }

  /// The message when a moment could not be deleted and is restored.
  public var momentDeleteRefused: String {
    switch self.language {
    case .english: "Your moment could not be deleted."
    case .simplifiedChinese: "删除失败，动态已恢复。"
    case .arabic: "تعذّر حذف لحظتك."
    }
  }

  package var momentIsGone: String {
    switch self.language {
    case .english: "This moment is not there any more."
    case .simplifiedChinese: "这条动态已不存在。"
    case .arabic: "لم تعد هذه اللحظة موجودة."
    }
  }

  /// In place of the beginning of a moment that the reader may add to a report.
  public var momentWithoutText: String {
    switch self.language {
    case .english: "A moment without words"
    case .simplifiedChinese: "没有文字的动态"
    case .arabic: "لحظة بلا كلمات"
    }
  }
}
