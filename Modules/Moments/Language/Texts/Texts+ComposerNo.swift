// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The accessibility value of a photo without a description.
  public var composerNoDescription: String {
    switch self.language {
    case .english: "No description"
    case .simplifiedChinese: "没有描述"
    case .arabic: "بلا وصف"
    }
  }

  /// The title when there are no drafts.
  public var composerNoDrafts: String {
    switch self.language {
    case .english: "No drafts"
    case .simplifiedChinese: "没有草稿"
    case .arabic: "لا مسودات"
    }
  }

  /// The explanation of drafts.
  public var composerNoDraftsMessage: String {
    switch self.language {
    case .english: "What you do not post stays here until you do."
    case .simplifiedChinese: "没有发表的内容会保存在这里。"
    case .arabic: "ما لم تنشره يبقى هنا حتى تنشره."
    }
  }
}
