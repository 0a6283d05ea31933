// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when removing a bookmark was refused and is undone.
  public var unbookmarkRefused: String {
    switch self.language {
    case .english: "Your bookmark could not be removed."
    case .simplifiedChinese: "取消收藏失败，已撤销。"
    case .arabic: "تعذّرت إزالتها من المحفوظات."
    }
  }

  /// The message when undoing a boost was refused and is undone.
  public var unboostRefused: String {
    switch self.language {
    case .english: "Your boost could not be taken back."
    case .simplifiedChinese: "取消转发失败，已撤销。"
    case .arabic: "تعذّر إلغاء إعادة النشر."
    }
  }

  /// The title of the undo button.
  public var undo: String {
    switch self.language {
    case .english: "Undo"
    case .simplifiedChinese: "撤销"
    case .arabic: "تراجع"
    }
  }

  /// The title of the action that undoes a boost.
  public var undoBoost: String {
    switch self.language {
    case .english: "Undo boost"
    case .simplifiedChinese: "取消转发"
    case .arabic: "ألغِ إعادة النشر"
    }
  }

  package var unexpectedResponse: String {
    switch self.language {
    case .english: "The server did not answer as expected. Try again later."
    case .simplifiedChinese: "服务器的回应不符合预期，请稍后重试。"
    case .arabic: "لم يجب الخادم كما هو متوقع. أعد المحاولة لاحقًا."
    }
  }

  /// The action of the button once the reader follows the person.
  public var unfollow: String {
    switch self.language {
    case .english: "Unfollow"
    case .simplifiedChinese: "取消关注"
    case .arabic: "إلغاء المتابعة"
    }
  }

  /// The button that unfollows a hashtag.
  public var unfollowHashtag: String {
    switch self.language {
    case .english: "Unfollow hashtag"
    case .simplifiedChinese: "取消关注话题"
    case .arabic: "إلغاء متابعة الوسم"
    }
  }

  /// The message when unfollowing was refused and is undone.
  public func unfollowRefused(_ name: String) -> String {
    switch self.language {
    case .english: "You still follow \(self.isolated(name))."
    case .simplifiedChinese: "取消关注 \(self.isolated(name)) 失败，已撤销。"
    case .arabic: "ما زلت تتابع \(self.isolated(name))."
    }
  }

  /// The name of the like button once liked, for assistive technologies.
  public var unlike: String {
    switch self.language {
    case .english: "Take back like"
    case .simplifiedChinese: "取消赞"
    case .arabic: "إزالة الإعجاب"
    }
  }

  /// The message when removing a like was refused and is undone.
  public var unlikeRefused: String {
    switch self.language {
    case .english: "Your like could not be taken back."
    case .simplifiedChinese: "取消点赞失败，已撤销。"
    case .arabic: "تعذّرت إزالة إعجابك."
    }
  }

  /// The name of the button that unmutes the sound.
  public var unmute: String {
    switch self.language {
    case .english: "Unmute"
    case .simplifiedChinese: "取消静音"
    case .arabic: "إلغاء كتم الصوت"
    }
  }

  /// The title of the action that unpins it.
  public var unpin: String {
    switch self.language {
    case .english: "Unpin from profile"
    case .simplifiedChinese: "取消置顶"
    case .arabic: "ألغِ التثبيت من ملفك"
    }
  }

  /// The message when unpinning was refused and is undone.
  public var unpinRefused: String {
    switch self.language {
    case .english: "Your moment could not be unpinned."
    case .simplifiedChinese: "取消置顶失败，已撤销。"
    case .arabic: "تعذّر إلغاء تثبيت لحظتك."
    }
  }

  /// The accessibility text of a row that the reader has not seen before.
  public var unread: String {
    switch self.language {
    case .english: "Unread"
    case .simplifiedChinese: "未读"
    case .arabic: "غير مقروء"
    }
  }

  /// "3 unread notifications": what assistive technologies read for the badge of the tab.
  public func unreadNotifications(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) unread notifications"
      case .one: "\(self.number(count)) unread notification"
      }
    case .simplifiedChinese: "\(self.number(count))条未读通知"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا إشعارات غير مقروءة"
      case .one: "إشعار واحد غير مقروء"
      case .two: "إشعاران غير مقروءين"
      case .few: "\(self.number(count)) إشعارات غير مقروءة"
      case .many: "\(self.number(count)) إشعارًا غير مقروء"
      case .other: "\(self.number(count)) إشعار غير مقروء"
      }
    }
  }

  package func unsupportedScheme(_ scheme: String) -> String {
    switch self.language {
    case .english: "Only http and https addresses are opened, not “\(scheme)”."
    case .simplifiedChinese: "只能打开 http 和 https 地址，不能打开“\(scheme)”。"
    case .arabic: "تُفتح عناوين http وhttps فقط، لا «\(scheme)»."
    }
  }
}
