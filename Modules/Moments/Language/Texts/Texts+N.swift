// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "12 new comments": the button of a thread that shows those not in the list yet.
  public func newComments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new comments"
      case .one: "\(self.number(count)) new comment"
      }
    case .simplifiedChinese: "\(self.number(count))条新评论"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا تعليقات جديدة"
      case .one: "تعليق جديد واحد"
      case .two: "تعليقان جديدان"
      case .few: "\(self.number(count)) تعليقات جديدة"
      case .many: "\(self.number(count)) تعليقًا جديدًا"
      case .other: "\(self.number(count)) تعليق جديد"
      }
    }
  }

  /// The title of the shelf of links in new moments.
  public var newLinksTitle: String {
    switch self.language {
    case .english: "New links"
    case .simplifiedChinese: "最新链接"
    case .arabic: "روابط جديدة"
    }
  }

  /// The title of the button and of the question that make a list.
  public var newList: String {
    switch self.language {
    case .english: "New list"
    case .simplifiedChinese: "新建列表"
    case .arabic: "قائمة جديدة"
    }
  }

  /// "12 new moments": the button that scrolls up to those above the reader.
  public func newMoments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new moments"
      case .one: "\(self.number(count)) new moment"
      }
    case .simplifiedChinese: "\(self.number(count))条新动态"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا لحظات جديدة"
      case .one: "لحظة جديدة واحدة"
      case .two: "لحظتان جديدتان"
      case .few: "\(self.number(count)) لحظات جديدة"
      case .many, .other: "\(self.number(count)) لحظة جديدة"
      }
    }
  }

  /// "3 new notifications", above the visible rows.
  public func newNotifications(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) new notifications"
      case .one: "\(self.number(count)) new notification"
      }
    case .simplifiedChinese: "\(self.number(count))条新通知"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إشعارات جديدة"
      case .one: "إشعار جديد واحد"
      case .two: "إشعاران جديدان"
      case .few: "\(self.number(count)) إشعارات جديدة"
      case .many: "\(self.number(count)) إشعارًا جديدًا"
      case .other: "\(self.number(count)) إشعار جديد"
      }
    }
  }

  package func notAnImage(_ address: String) -> String {
    switch self.language {
    case .english: "\(address) is not an image."
    case .simplifiedChinese: "\(address) 不是图片。"
    case .arabic: "\(address) ليس صورة."
    }
  }

  /// The server is not of the required kind.
  public func notAServer(_ host: String) -> String {
    switch self.language {
    case .english: "\(host) is no server that Moments can talk to."
    case .simplifiedChinese: "\(host) 不是 Moments 支持的服务器。"
    case .arabic: "\(host) ليس خادمًا يستطيع Moments مخاطبته."
    }
  }

  /// The explanation in the second column while no screen is open in it.
  public var nothingOpenMessage: String {
    switch self.language {
    case .english: "Choose a moment, a person or a hashtag to see it here."
    case .simplifiedChinese: "选择一条动态、一位用户或一个话题，内容会显示在这里。"
    case .arabic: "اختر لحظة أو شخصًا أو وسمًا ليظهر هنا."
    }
  }

  /// The title of the second column while no screen is open in it.
  public var nothingOpenTitle: String {
    switch self.language {
    case .english: "Nothing open"
    case .simplifiedChinese: "尚未打开内容"
    case .arabic: "لا شيء مفتوح"
    }
  }

  /// The text about a version without a visible change.
  public var nothingVisibleChanged: String {
    switch self.language {
    case .english: "No visible change"
    case .simplifiedChinese: "无可见更改"
    case .arabic: "لا تغيير ظاهر"
    }
  }

  /// The button that likes a mention.
  public var noticeLike: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "赞"
    case .arabic: "إعجاب"
    }
  }

  /// The message when the reader responds to a desktop notification of another of their accounts.
  public func noticeOfOtherAccount(_ account: String) -> String {
    switch self.language {
    case .english: "This was for \(self.isolated(account)). Choose that account to answer."
    case .simplifiedChinese: "这是发给 \(self.isolated(account)) 的。请切换到该账号后再操作。"
    case .arabic: "كان هذا لحساب \(self.isolated(account)). اختر ذلك الحساب للرد."
    }
  }

  /// The button that replies to a mention.
  public var noticeReply: String {
    switch self.language {
    case .english: "Reply"
    case .simplifiedChinese: "回复"
    case .arabic: "رد"
    }
  }

  /// The message when all notifications were cleared.
  public var notificationsCleared: String {
    switch self.language {
    case .english: "Notifications cleared"
    case .simplifiedChinese: "通知已清除"
    case .arabic: "مُسحت الإشعارات"
    }
  }

  /// The title when the notifications could not be loaded.
  public var notificationsFailedTitle: String {
    switch self.language {
    case .english: "Notifications could not be loaded"
    case .simplifiedChinese: "无法加载通知"
    case .arabic: "تعذّر تحميل الإشعارات"
    }
  }

  /// The message when the notifications were not cleared; the reason follows.
  public var notificationsNotCleared: String {
    switch self.language {
    case .english: "The notifications were not cleared: this needs the server."
    case .simplifiedChinese: "通知未清除：此操作需要连接服务器。"
    case .arabic: "لم تُمسح الإشعارات: يحتاج هذا إلى الخادم."
    }
  }

  /// The title of the notifications, and the name of their tab.
  public var notificationsTitle: String {
    switch self.language {
    case .english: "Notifications"
    case .simplifiedChinese: "通知"
    case .arabic: "الإشعارات"
    }
  }

  /// The message when moments are read-only, as those of an archive, and the reader tries to do
  /// more.
  public var notPossibleHere: String {
    switch self.language {
    case .english: "These moments can only be read."
    case .simplifiedChinese: "这里的动态仅供浏览。"
    case .arabic: "هذه اللحظات للقراءة فقط."
    }
  }

  package func notSaved(_ path: String) -> String {
    switch self.language {
    case .english: "\(path) cannot be written. Is the disk full?"
    case .simplifiedChinese: "无法写入 \(path)。磁盘是否已满？"
    case .arabic: "تتعذّر الكتابة إلى \(path). هل القرص ممتلئ؟"
    }
  }

  /// The message when a moment could not be translated.
  public var notTranslated: String {
    switch self.language {
    case .english: "The moment could not be translated."
    case .simplifiedChinese: "无法翻译该动态。"
    case .arabic: "تعذّرت ترجمة اللحظة."
    }
  }
}
