// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The command that deletes a filter.
  public var filterDeleteCommand: String {
    switch self.language {
    case .english: "Delete filter"
    case .simplifiedChinese: "删除过滤器"
    case .arabic: "حذف المرشح"
    }
  }

  /// The question before a filter is deleted.
  package var filterDeleteQuestionExplanation: String {
    switch self.language {
    case .english: "What it hid shows again, on all your devices."
    case .simplifiedChinese: "它隐藏的内容会在你的所有设备上重新显示。"
    case .arabic: "يظهر ما أخفاه من جديد على كل أجهزتك."
    }
  }

  /// The question before a filter is deleted.
  package func filterDeleteQuestionTitle(_ name: String) -> String {
    switch self.language {
    case .english: "Delete the filter “\(name)”?"
    case .simplifiedChinese: "要删除过滤器“\(name)”吗？"
    case .arabic: "هل تريد حذف المرشح «\(name)»؟"
    }
  }
}
