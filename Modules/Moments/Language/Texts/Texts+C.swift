// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that changes nothing.
  public var cancel: String {
    switch self.language {
    case .english: "Cancel"
    case .simplifiedChinese: "取消"
    case .arabic: "إلغاء"
    }
  }

  /// The title of the button that chooses another image behind the profile.
  public var changeHeader: String {
    switch self.language {
    case .english: "Change background"
    case .simplifiedChinese: "更换背景"
    case .arabic: "غيّر الخلفية"
    }
  }

  /// The title of the button that chooses another portrait.
  public var changePortrait: String {
    switch self.language {
    case .english: "Change portrait"
    case .simplifiedChinese: "更换头像"
    case .arabic: "غيّر الصورة"
    }
  }

  /// The advice when the server could not be reached.
  public var checkConnection: String {
    switch self.language {
    case .english: "Check your connection and try again."
    case .simplifiedChinese: "请检查网络连接后重试。"
    case .arabic: "تحقق من اتصالك ثم أعد المحاولة."
    }
  }

  /// The text about a person who approves their followers.
  public var choosesFollowers: String {
    switch self.language {
    case .english: "Approves followers"
    case .simplifiedChinese: "需批准关注"
    case .arabic: "يوافق على المتابعين"
    }
  }

  /// The action that clears all notifications.
  public var clearNotifications: String {
    switch self.language {
    case .english: "Clear all"
    case .simplifiedChinese: "全部清除"
    case .arabic: "مسح الكل"
    }
  }

  /// The question before all notifications are cleared.
  package var clearNotificationsQuestionExplanation: String {
    switch self.language {
    case .english: "They are removed from your account, on all devices and of all kinds, hidden ones too. Moments and followers stay."
    case .simplifiedChinese: "它们将从你的账号中移除，包括所有设备和所有类型，也包括隐藏的类型。动态和关注者不受影响。"
    case .arabic: "تُزال من حسابك على كل الأجهزة ومن كل الأنواع، حتى المخفية. وتبقى اللحظات والمتابعون."
    }
  }

  /// The question before all notifications are cleared.
  package var clearNotificationsQuestionTitle: String {
    switch self.language {
    case .english: "Clear all notifications?"
    case .simplifiedChinese: "清除所有通知？"
    case .arabic: "مسح كل الإشعارات؟"
    }
  }

  /// The button that closes a sheet or popup.
  public var close: String {
    switch self.language {
    case .english: "Close"
    case .simplifiedChinese: "关闭"
    case .arabic: "إغلاق"
    }
  }

  /// The name of the comment button, for assistive technologies.
  public var comment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// The message when a comment was deleted and this can be undone.
  public var commentDeleted: String {
    switch self.language {
    case .english: "Comment deleted"
    case .simplifiedChinese: "评论已删除"
    case .arabic: "حُذف التعليق"
    }
  }

  /// "12 comments": the heading of a thread, and the accessibility label of the count.
  public func comments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) comments"
      case .one: "\(self.number(count)) comment"
      }
    case .simplifiedChinese: "\(self.number(count))条评论"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا تعليقات"
      case .one: "تعليق واحد"
      case .two: "تعليقان"
      case .few: "\(self.number(count)) تعليقات"
      case .many: "\(self.number(count)) تعليقًا"
      case .other: "\(self.number(count)) تعليق"
      }
    }
  }

  /// The title when more comments could not be loaded.
  public var commentsFailedTitle: String {
    switch self.language {
    case .english: "More comments could not be loaded"
    case .simplifiedChinese: "无法加载更多评论"
    case .arabic: "تعذّر تحميل المزيد من التعليقات"
    }
  }

  /// The heading above the comments when there are none.
  public var commentsTitle: String {
    switch self.language {
    case .english: "Comments"
    case .simplifiedChinese: "评论"
    case .arabic: "التعليقات"
    }
  }

  /// The message when muting or unmuting a conversation was rejected and is undone.
  public var conversationRefused: String {
    switch self.language {
    case .english: "Nothing has changed for this conversation."
    case .simplifiedChinese: "对此对话的操作失败，已撤销。"
    case .arabic: "لم يتغيّر شيء بشأن هذه المحادثة."
    }
  }

  /// The title of the action that copies somebody's address.
  public var copyAddress: String {
    switch self.language {
    case .english: "Copy address"
    case .simplifiedChinese: "拷贝地址"
    case .arabic: "انسخ العنوان"
    }
  }

  /// The title of the action that copies the URL of a moment.
  public var copyLink: String {
    switch self.language {
    case .english: "Copy link"
    case .simplifiedChinese: "拷贝链接"
    case .arabic: "انسخ الرابط"
    }
  }

  /// The title of the action that copies the text of a moment.
  public var copyText: String {
    switch self.language {
    case .english: "Copy text"
    case .simplifiedChinese: "拷贝文字"
    case .arabic: "انسخ النص"
    }
  }
}
