// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when photos or a poll would be combined with a quote.
  public var composerQuoteExcludes: String {
    choose(
      "A moment that quotes another one has neither photos nor a poll.",
      "引用其他动态的动态不能带图片或投票。",
      "اللحظة التي تقتبس غيرها لا تحمل صورًا ولا استطلاعًا.",
      "Wpis, który cytuje inny, nie może mieć zdjęć ani ankiety."
    )
  }

  /// The name of a quote policy.
  package var composerQuotePolicyEveryone: String { choose("Everyone", "所有人", "الجميع", "Wszyscy") }

  /// The name of a quote policy.
  package var composerQuotePolicyFollowers: String {
    choose("Followers", "关注者", "المتابعون", "Obserwujący")
  }

  /// The name of a quote policy.
  package var composerQuotePolicyNobody: String { choose("Only me", "仅自己", "أنا فقط", "Tylko ja") }

  /// The title of the page that chooses who may quote.
  public var composerQuotePolicyTitle: String {
    choose("Who can quote it", "谁可以引用", "من يمكنه الاقتباس", "Kto może cytować")
  }
}
