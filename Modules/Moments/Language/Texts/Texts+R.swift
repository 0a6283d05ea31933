// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package func rateLimitedMinutes(_ minutes: Int) -> String {
    switch self.language {
    case .english: "The server asks to wait. Try again in \(minutes) min."
    case .simplifiedChinese: "服务器要求稍候，请在 \(minutes) 分钟后再试。"
    case .arabic: "يطلب الخادم الانتظار. أعد المحاولة بعد \(minutes) د."
    }
  }

  package var rateLimitedSomeMinutes: String {
    switch self.language {
    case .english: "The server asks to wait. Try again in some minutes."
    case .simplifiedChinese: "服务器要求稍候，请过几分钟再试。"
    case .arabic: "يطلب الخادم الانتظار. أعد المحاولة بعد دقائق."
    }
  }

  /// The message when a refresh failed and the old rows stay.
  public var refreshFailed: String {
    switch self.language {
    case .english: "The timeline could not be refreshed."
    case .simplifiedChinese: "刷新失败，请稍后再试。"
    case .arabic: "تعذّر تحديث اللحظات."
    }
  }

  package var refused: String {
    switch self.language {
    case .english: "This was refused."
    case .simplifiedChinese: "操作被拒绝。"
    case .arabic: "رُفض هذا الطلب."
    }
  }

  /// The button that rejects a request.
  public var rejectRequest: String {
    switch self.language {
    case .english: "Reject"
    case .simplifiedChinese: "拒绝"
    case .arabic: "رفض"
    }
  }

  /// The title of the action that removes a bookmark.
  public var removeBookmark: String {
    switch self.language {
    case .english: "Remove bookmark"
    case .simplifiedChinese: "取消收藏"
    case .arabic: "أزل من المحفوظات"
    }
  }

  /// The button that removes a person from a list.
  public var removeFromList: String {
    switch self.language {
    case .english: "Remove"
    case .simplifiedChinese: "移除"
    case .arabic: "إزالة"
    }
  }

  /// The button and the question that give a list another title.
  public var renameList: String {
    switch self.language {
    case .english: "Rename list"
    case .simplifiedChinese: "重命名列表"
    case .arabic: "إعادة تسمية القائمة"
    }
  }

  /// "12 replies": the button of a comment that hides them.
  public func replies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) replies"
      case .one: "\(self.number(count)) reply"
      }
    case .simplifiedChinese: "\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا ردود"
      case .one: "رد واحد"
      case .two: "ردّان"
      case .few: "\(self.number(count)) ردود"
      case .many: "\(self.number(count)) ردًّا"
      case .other: "\(self.number(count)) رد"
      }
    }
  }

  /// The title of the reply action.
  public var reply: String {
    switch self.language {
    case .english: "Reply"
    case .simplifiedChinese: "回复"
    case .arabic: "رد"
    }
  }

  /// The post that a comment or a moment replies to.
  public func replying(to name: String) -> String {
    switch self.language {
    case .english: "Replying to \(self.isolated(name))"
    case .simplifiedChinese: "回复 \(self.isolated(name))"
    case .arabic: "ردًّا على \(self.isolated(name))"
    }
  }

  /// The message when the reader replies to a mention while they write something.
  public var replyWhileWriting: String {
    switch self.language {
    case .english: "Finish what you are writing first, then reply."
    case .simplifiedChinese: "请先完成正在撰写的内容，再回复。"
    case .arabic: "أنهِ ما تكتبه أولًا ثم رُد."
    }
  }

  /// The message when a report was added to the outbox.
  public func reported(_ handle: String) -> String {
    switch self.language {
    case .english: "\(self.isolated(handle)) is reported to the moderators."
    case .simplifiedChinese: "已向管理员举报 \(self.isolated(handle))。"
    case .arabic: "أُبلغ المشرفون عن \(self.isolated(handle))."
    }
  }

  /// The result of a request: accepted.
  public var requestAccepted: String {
    switch self.language {
    case .english: "Accepted"
    case .simplifiedChinese: "已接受"
    case .arabic: "قُبل الطلب"
    }
  }

  /// The result of a request that is no longer pending.
  public var requestGone: String {
    switch self.language {
    case .english: "No longer waiting"
    case .simplifiedChinese: "请求已失效"
    case .arabic: "لم يعد الطلب قائمًا"
    }
  }

  /// The message when an answer was rejected by the server.
  public var requestNotAnswered: String {
    switch self.language {
    case .english: "The follow request could not be answered."
    case .simplifiedChinese: "无法处理该关注请求。"
    case .arabic: "تعذّر الرد على طلب المتابعة."
    }
  }

  /// The result of a request: rejected.
  public var requestRejected: String {
    switch self.language {
    case .english: "Rejected"
    case .simplifiedChinese: "已拒绝"
    case .arabic: "رُفض الطلب"
    }
  }

  /// The title of the retry button.
  public var retry: String {
    switch self.language {
    case .english: "Try again"
    case .simplifiedChinese: "重试"
    case .arabic: "أعد المحاولة"
    }
  }
}
