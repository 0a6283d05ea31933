import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// An empty report, about a person on another server.
  public static func report(_ strings: Strings) -> ReportContent {
    func text(_ english: String, _ chinese: String, _ arabic: String) -> String {
      said(english, chinese, arabic, strings)
    }
    return ReportContent(
      person: PersonReference(
        id: "stranger",
        name: text("Casper Lund", "林开普", "كاسبر لوند"),
        handle: "@casper@birds.example",
        avatar: nil
      ),
      rules: [
        .init(
          id: "1",
          title: text("Be kind", "友善待人", "كن لطيفًا"),
          detail: text(
            "No insults, no threats, no following people around.",
            "不辱骂、不威胁、不骚扰。",
            "لا إهانات ولا تهديدات ولا ملاحقة."
          )
        ),
        .init(
          id: "2",
          title: text("No advertising", "禁止广告", "لا إعلانات")
        ),
      ],
      posts: [
        .init(
          id: "p1",
          title: text(
            "Last chance! Double your savings before midnight, no questions asked",
            "最后机会！午夜前让你的存款翻倍",
            "الفرصة الأخيرة! ضاعف مدخراتك قبل منتصف الليل"
          ),
          isChosen: true
        ),
        .init(
          id: "p2",
          title: text("Follow me for more", "关注我了解更多", "تابعني للمزيد"),
          detail: text("2 h", "2小时", "٢ س")
        ),
      ],
      host: "birds.example"
    )
  }

  /// A complete report.
  public static func fullReport(_ strings: Strings) -> ReportContent {
    var report = report(strings)
    report.category = .rules
    report.rules[1].isChosen = true
    report.posts[1].isChosen = true
    report.comment = said(
      "The same text comes every few minutes, in answer to whoever mentions money.",
      "每隔几分钟就发同样的内容，回复所有提到钱的人。",
      "يكرر النص نفسه كل بضع دقائق ردًا على كل من يذكر المال.",
      strings
    )
    report.isForwarded = true
    return report
  }
}
