// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationBoost(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) boosted your moment"
    case .simplifiedChinese: "\(who)转发了你的动态"
    case .arabic: "أعاد \(who) نشر لحظتك"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationEdit(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) edited a moment"
    case .simplifiedChinese: "\(who)修改了动态"
    case .arabic: "عدّل \(who) لحظة"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationFollow(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) followed you"
    case .simplifiedChinese: "\(who)关注了你"
    case .arabic: "تابعك \(who)"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationFollowRequest(_ people: Int, _ who: String) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(people, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(who) want to follow you"
      case .one: "\(who) wants to follow you"
      }
    case .simplifiedChinese: "\(who)请求关注你"
    case .arabic:
      switch PluralCategory(people, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "طلب متابعتك \(who)"
      }
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationLike(_ people: Int, _ who: String) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(people, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(who) like your moment"
      case .one: "\(who) likes your moment"
      }
    case .simplifiedChinese: "\(who)赞了你的动态"
    case .arabic:
      switch PluralCategory(people, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "أعجبت لحظتك \(who)"
      }
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationMention(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) mentioned you"
    case .simplifiedChinese: "\(who)提到了你"
    case .arabic: "ذكرك \(who)"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationOther(_ who: String) -> String {
    switch self.language {
    case .english: "News from \(who)"
    case .simplifiedChinese: "来自\(who)的消息"
    case .arabic: "جديد من \(who)"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package var notificationPoll: String {
    switch self.language {
    case .english: "A poll has ended"
    case .simplifiedChinese: "投票已结束"
    case .arabic: "انتهى استطلاع"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationPost(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) posted a moment"
    case .simplifiedChinese: "\(who)发布了动态"
    case .arabic: "نشر \(who) لحظة"
    }
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationQuote(_ who: String) -> String {
    switch self.language {
    case .english: "\(who) quoted your moment"
    case .simplifiedChinese: "\(who)引用了你的动态"
    case .arabic: "اقتبس \(who) لحظتك"
    }
  }

  /// The name of the switch between kinds of notifications, for assistive technologies.
  public var notificationFilters: String {
    switch self.language {
    case .english: "Show"
    case .simplifiedChinese: "显示"
    case .arabic: "عرض"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindBoost: String {
    switch self.language {
    case .english: "Boosts"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادات النشر"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindEdit: String {
    switch self.language {
    case .english: "Edited moments"
    case .simplifiedChinese: "已修改的动态"
    case .arabic: "اللحظات المعدّلة"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindFollow: String {
    switch self.language {
    case .english: "New followers"
    case .simplifiedChinese: "新关注者"
    case .arabic: "المتابعون الجدد"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindFollowRequest: String {
    switch self.language {
    case .english: "Follow requests"
    case .simplifiedChinese: "关注请求"
    case .arabic: "طلبات المتابعة"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindLike: String {
    switch self.language {
    case .english: "Likes"
    case .simplifiedChinese: "赞"
    case .arabic: "الإعجابات"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindOther: String {
    switch self.language {
    case .english: "Others"
    case .simplifiedChinese: "其他"
    case .arabic: "غير ذلك"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindPoll: String {
    switch self.language {
    case .english: "Polls that ended"
    case .simplifiedChinese: "已结束的投票"
    case .arabic: "الاستطلاعات المنتهية"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindPost: String {
    switch self.language {
    case .english: "New moments of people"
    case .simplifiedChinese: "他人的新动态"
    case .arabic: "لحظات الأشخاص الجديدة"
    }
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindQuote: String {
    switch self.language {
    case .english: "Quotes"
    case .simplifiedChinese: "引用"
    case .arabic: "الاقتباسات"
    }
  }

  /// The action, and the title of the sheet, that chooses the visible kinds of notifications.
  public var notificationKinds: String {
    switch self.language {
    case .english: "What to show"
    case .simplifiedChinese: "显示内容"
    case .arabic: "ما يُعرض"
    }
  }

  /// The footnote below the switches of the kinds.
  public var notificationKindsExplanation: String {
    switch self.language {
    case .english: "What is off is not shown, counted or announced on this device. Mentions always have a list of their own."
    case .simplifiedChinese: "关闭的类型在此设备上不显示、不计入未读，也不会提醒。“提及”始终有单独的列表。"
    case .arabic: "ما يُوقَف لا يُعرض ولا يُحسب ولا يُنبَّه إليه على هذا الجهاز. وللإشارات قائمتها دائمًا."
    }
  }

  /// The message when the visible kinds could not be saved.
  public var notificationKindsNotSaved: String {
    switch self.language {
    case .english: "This could not be kept."
    case .simplifiedChinese: "无法保存此设置。"
    case .arabic: "تعذّر حفظ هذا الاختيار."
    }
  }
}
