// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when photos or a poll would be combined with a quote.
  public var composerQuoteExcludes: String {
    switch self.language {
    case .english: "A moment that quotes another one has neither photos nor a poll."
    case .simplifiedChinese: "引用其他动态的动态不能带图片或投票。"
    case .arabic: "اللحظة التي تقتبس غيرها لا تحمل صورًا ولا استطلاعًا."
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyEveryone: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人"
    case .arabic: "الجميع"
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyFollowers: String {
    switch self.language {
    case .english: "Followers"
    case .simplifiedChinese: "关注者"
    case .arabic: "المتابعون"
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyNobody: String {
    switch self.language {
    case .english: "Only me"
    case .simplifiedChinese: "仅自己"
    case .arabic: "أنا فقط"
    }
  }

  /// The title of the page that chooses who may quote.
  public var composerQuotePolicyTitle: String {
    switch self.language {
    case .english: "Who can quote it"
    case .simplifiedChinese: "谁可以引用"
    case .arabic: "من يمكنه الاقتباس"
    }
  }
}
