extension Strings {
  // MARK: Conversations

  /// The title of the action that mutes or unmutes a conversation.
  public func muteConversation(isMuted: Bool) -> String {
    isMuted
      ? pick("Unmute conversation", "恢复此对话的通知", "إلغاء كتم المحادثة")
      : pick("Mute conversation", "不再接收此对话的通知", "كتم المحادثة")
  }

  /// The message when muting or unmuting a conversation was rejected and is undone.
  public var conversationRefused: String {
    pick(
      "Nothing has changed for this conversation.",
      "对此对话的操作失败，已撤销。",
      "لم يتغيّر شيء بشأن هذه المحادثة."
    )
  }

  // MARK: Reports

  /// The title of the action that reports a person, named with the leading "@".
  public func report(_ handle: String) -> String {
    let who = isolated(handle)
    return pick("Report \(who)", "举报 \(who)", "الإبلاغ عن \(who)")
  }

  /// The title of the sheet.
  public var reportTitle: String { pick("Report", "举报", "إبلاغ") }

  /// The title of the button that sends the report.
  public var reportSend: String { pick("Send", "发送", "إرسال") }

  /// The message when a report was added to the outbox.
  public func reported(_ handle: String) -> String {
    let who = isolated(handle)
    return pick(
      "\(who) is reported to the moderators.",
      "已向管理员举报 \(who)。",
      "أُبلغ المشرفون عن \(who)."
    )
  }

  /// The message when a report could not be stored.
  public var reportNotSent: String {
    pick("The report could not be sent.", "举报未能发送。", "تعذّر إرسال البلاغ.")
  }

  /// The heading above the categories.
  public var reportQuestion: String { pick("What is wrong?", "有什么问题？", "ما المشكلة؟") }

  /// The name of a category.
  public func reportCategory(_ category: ReportContent.Category) -> String {
    switch category {
    case .spam: pick("It is spam", "垃圾信息", "محتوى مزعج")
    case .legal: pick("It breaks the law", "违反法律", "مخالف للقانون")
    case .rules: pick("It breaks server rules", "违反服务器规则", "يخالف قواعد الخادم")
    case .other: pick("Something else", "其他问题", "شيء آخر")
    }
  }

  /// The explanation of a category.
  public func reportCategoryDetail(_ category: ReportContent.Category) -> String {
    switch category {
    case .spam:
      pick(
        "Advertising, deceitful links, fake replies",
        "广告、欺诈链接或虚假回复",
        "إعلانات أو روابط خادعة أو ردود زائفة"
      )
    case .legal:
      pick(
        "In your country or in that of the server",
        "违反你所在地或服务器所在地的法律",
        "في بلدك أو في بلد الخادم"
      )
    case .rules:
      pick("You choose which ones", "你可以选择具体规则", "تختار أيّ القواعد")
    case .other:
      pick("Tell the moderators below", "请在下方向管理员说明", "أخبر المشرفين أدناه")
    }
  }

  /// The heading above the rules of the server.
  public var reportRules: String { pick("Which rules?", "违反了哪些规则？", "أيّ القواعد؟") }

  /// The heading above the posts of the person.
  public var reportPosts: String {
    pick("Moments to look at", "相关动态", "لحظات للنظر فيها")
  }

  /// In place of the beginning of a moment that the reader may add to a report.
  public var momentWithoutText: String {
    pick("A moment without words", "没有文字的动态", "لحظة بلا كلمات")
  }

  /// The heading above the reader's comment.
  public var reportComment: String {
    pick("What should they know?", "还有什么要说明的？", "ما الذي ينبغي أن يعرفوه؟")
  }

  /// The placeholder of the reader's comment.
  public var reportCommentPlaceholder: String {
    pick("In your own words, if you like", "可选，用你自己的话说明", "بكلماتك، إن شئت")
  }

  /// The switch that forwards the report to the person's own server.
  public func reportForward(_ host: String) -> String {
    let host = isolated(host)
    return pick("Tell \(host) too", "同时告知 \(host)", "إبلاغ \(host) أيضًا")
  }

  /// The explanation of that switch.
  public var reportForwardDetail: String {
    pick(
      "Its moderators get a copy, without your name.",
      "对方服务器的管理员会收到一份不含你姓名的副本。",
      "يتلقّى مشرفوه نسخة لا تحمل اسمك."
    )
  }

  /// The state of an item of which it is unknown whether it arrived.
  public var outboxUnconfirmed: String {
    pick(
      "It may have arrived: the answer was lost. Trying again may send it twice.",
      "可能已送达：未收到服务器的答复。重试可能会重复发送。",
      "ربما وصل: ضاع الرد. قد تُرسله إعادة المحاولة مرتين."
    )
  }
}
