// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that reports a person, named with the leading "@".
  public func report(_ handle: String) -> String {
    switch self.language {
    case .english: "Report \(self.isolated(handle))"
    case .simplifiedChinese: "举报 \(self.isolated(handle))"
    case .arabic: "الإبلاغ عن \(self.isolated(handle))"
    }
  }

  /// The name of a category.
  package var reportCategoryLegal: String {
    switch self.language {
    case .english: "It breaks the law"
    case .simplifiedChinese: "违反法律"
    case .arabic: "مخالف للقانون"
    }
  }

  /// The name of a category.
  package var reportCategoryOther: String {
    switch self.language {
    case .english: "Something else"
    case .simplifiedChinese: "其他问题"
    case .arabic: "شيء آخر"
    }
  }

  /// The name of a category.
  package var reportCategoryRules: String {
    switch self.language {
    case .english: "It breaks server rules"
    case .simplifiedChinese: "违反服务器规则"
    case .arabic: "يخالف قواعد الخادم"
    }
  }

  /// The name of a category.
  package var reportCategorySpam: String {
    switch self.language {
    case .english: "It is spam"
    case .simplifiedChinese: "垃圾信息"
    case .arabic: "محتوى مزعج"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailLegal: String {
    switch self.language {
    case .english: "In your country or in that of the server"
    case .simplifiedChinese: "违反你所在地或服务器所在地的法律"
    case .arabic: "في بلدك أو في بلد الخادم"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailOther: String {
    switch self.language {
    case .english: "Tell the moderators below"
    case .simplifiedChinese: "请在下方向管理员说明"
    case .arabic: "أخبر المشرفين أدناه"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailRules: String {
    switch self.language {
    case .english: "You choose which ones"
    case .simplifiedChinese: "你可以选择具体规则"
    case .arabic: "تختار أيّ القواعد"
    }
  }

  /// The explanation of a category.
  package var reportCategoryDetailSpam: String {
    switch self.language {
    case .english: "Advertising, deceitful links, fake replies"
    case .simplifiedChinese: "广告、欺诈链接或虚假回复"
    case .arabic: "إعلانات أو روابط خادعة أو ردود زائفة"
    }
  }

  /// The heading above the reader's comment.
  public var reportComment: String {
    switch self.language {
    case .english: "What should they know?"
    case .simplifiedChinese: "还有什么要说明的？"
    case .arabic: "ما الذي ينبغي أن يعرفوه؟"
    }
  }

  /// The placeholder of the reader's comment.
  public var reportCommentPlaceholder: String {
    switch self.language {
    case .english: "In your own words, if you like"
    case .simplifiedChinese: "可选，用你自己的话说明"
    case .arabic: "بكلماتك، إن شئت"
    }
  }

  /// The switch that forwards the report to the person's own server.
  public func reportForward(_ host: String) -> String {
    switch self.language {
    case .english: "Tell \(self.isolated(host)) too"
    case .simplifiedChinese: "同时告知 \(self.isolated(host))"
    case .arabic: "إبلاغ \(self.isolated(host)) أيضًا"
    }
  }

  /// The explanation of that switch.
  public var reportForwardDetail: String {
    switch self.language {
    case .english: "Its moderators get a copy, without your name."
    case .simplifiedChinese: "对方服务器的管理员会收到一份不含你姓名的副本。"
    case .arabic: "يتلقّى مشرفوه نسخة لا تحمل اسمك."
    }
  }

  /// The message when a report could not be stored.
  public var reportNotSent: String {
    switch self.language {
    case .english: "The report could not be sent."
    case .simplifiedChinese: "举报未能发送。"
    case .arabic: "تعذّر إرسال البلاغ."
    }
  }

  /// The heading above the posts of the person.
  public var reportPosts: String {
    switch self.language {
    case .english: "Moments to look at"
    case .simplifiedChinese: "相关动态"
    case .arabic: "لحظات للنظر فيها"
    }
  }

  /// The heading above the categories.
  public var reportQuestion: String {
    switch self.language {
    case .english: "What is wrong?"
    case .simplifiedChinese: "有什么问题？"
    case .arabic: "ما المشكلة؟"
    }
  }

  /// The heading above the rules of the server.
  public var reportRules: String {
    switch self.language {
    case .english: "Which rules?"
    case .simplifiedChinese: "违反了哪些规则？"
    case .arabic: "أيّ القواعد؟"
    }
  }

  /// The title of the button that sends the report.
  public var reportSend: String {
    switch self.language {
    case .english: "Send"
    case .simplifiedChinese: "发送"
    case .arabic: "إرسال"
    }
  }

  /// The title of the sheet.
  public var reportTitle: String {
    switch self.language {
    case .english: "Report"
    case .simplifiedChinese: "举报"
    case .arabic: "إبلاغ"
    }
  }
}
