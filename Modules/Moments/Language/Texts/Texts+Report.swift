// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that reports a person, named with the leading "@".
  public func report(_ handle: String) -> String {
    choose(
      "Report \(self.isolated(handle))",
      "举报 \(self.isolated(handle))",
      "الإبلاغ عن \(self.isolated(handle))",
      "Zgłoś \(self.isolated(handle))"
    )
  }

  /// The name of a category.
  package var reportCategoryLegal: String {
    choose("It breaks the law", "违反法律", "مخالف للقانون", "Łamie prawo")
  }

  /// The name of a category.
  package var reportCategoryOther: String {
    choose("Something else", "其他问题", "شيء آخر", "Coś innego")
  }

  /// The name of a category.
  package var reportCategoryRules: String {
    choose("It breaks server rules", "违反服务器规则", "يخالف قواعد الخادم", "Łamie zasady serwera")
  }

  /// The name of a category.
  package var reportCategorySpam: String { choose("It is spam", "垃圾信息", "محتوى مزعج", "To spam") }

  /// The explanation of a category.
  package var reportCategoryDetailLegal: String {
    choose(
      "In your country or in that of the server",
      "违反你所在地或服务器所在地的法律",
      "في بلدك أو في بلد الخادم",
      "W Twoim kraju albo w kraju serwera"
    )
  }

  /// The explanation of a category.
  package var reportCategoryDetailOther: String {
    choose(
      "Tell the moderators below",
      "请在下方向管理员说明",
      "أخبر المشرفين أدناه",
      "Opisz to poniżej moderatorom"
    )
  }

  /// The explanation of a category.
  package var reportCategoryDetailRules: String {
    choose("You choose which ones", "你可以选择具体规则", "تختار أيّ القواعد", "Wskażesz, które")
  }

  /// The explanation of a category.
  package var reportCategoryDetailSpam: String {
    choose(
      "Advertising, deceitful links, fake replies",
      "广告、欺诈链接或虚假回复",
      "إعلانات أو روابط خادعة أو ردود زائفة",
      "Reklamy, zwodnicze linki, fałszywe odpowiedzi"
    )
  }

  /// The heading above the reader's comment.
  public var reportComment: String {
    choose(
      "What should they know?",
      "还有什么要说明的？",
      "ما الذي ينبغي أن يعرفوه؟",
      "Co moderatorzy powinni wiedzieć?"
    )
  }

  /// The placeholder of the reader's comment.
  public var reportCommentPlaceholder: String {
    choose(
      "In your own words, if you like",
      "可选，用你自己的话说明",
      "بكلماتك، إن شئت",
      "Własnymi słowami, jeśli chcesz"
    )
  }

  /// The switch that forwards the report to the person's own server.
  public func reportForward(_ host: String) -> String {
    choose(
      "Tell \(self.isolated(host)) too",
      "同时告知 \(self.isolated(host))",
      "إبلاغ \(self.isolated(host)) أيضًا",
      "Powiadom też \(self.isolated(host))"
    )
  }

  /// The explanation of that switch.
  public var reportForwardDetail: String {
    choose(
      "Its moderators get a copy, without your name.",
      "对方服务器的管理员会收到一份不含你姓名的副本。",
      "يتلقّى مشرفوه نسخة لا تحمل اسمك.",
      "Tamtejsi moderatorzy dostaną kopię bez Twojej nazwy."
    )
  }

  /// The message when a report could not be stored.
  public var reportNotSent: String {
    choose(
      "The report could not be sent.",
      "举报未能发送。",
      "تعذّر إرسال البلاغ.",
      "Nie udało się wysłać zgłoszenia."
    )
  }

  /// The heading above the posts of the person.
  public var reportPosts: String {
    choose("Moments to look at", "相关动态", "لحظات للنظر فيها", "Wpisy do sprawdzenia")
  }

  /// The heading above the categories.
  public var reportQuestion: String {
    choose("What is wrong?", "有什么问题？", "ما المشكلة؟", "Co jest nie tak?")
  }

  /// The heading above the rules of the server.
  public var reportRules: String {
    choose("Which rules?", "违反了哪些规则？", "أيّ القواعد؟", "Które zasady?")
  }

  /// The title of the button that sends the report.
  public var reportSend: String { choose("Send", "发送", "إرسال", "Wyślij") }

  /// The title of the sheet.
  public var reportTitle: String { choose("Report", "举报", "إبلاغ", "Zgłoszenie") }
}
