// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationBoost(_ people: Int, _ who: String) -> String {
    choose(
      "\(who) boosted your moment",
      "\(who)转发了你的动态",
      "أعاد \(who) نشر لحظتك",
      plural(people, one: "\(who) podbija Twój wpis", other: "\(who) podbijają Twój wpis")
    )
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationEdit(_ who: String) -> String {
    choose("\(who) edited a moment", "\(who)修改了动态", "عدّل \(who) لحظة", "\(who) edytuje wpis")
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationFollow(_ people: Int, _ who: String) -> String {
    choose(
      "\(who) followed you",
      "\(who)关注了你",
      "تابعك \(who)",
      plural(people, one: "\(who) obserwuje Cię", other: "\(who) obserwują Cię")
    )
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationFollowRequest(_ people: Int, _ who: String) -> String {
    choose(
      plural(people, one: "\(who) wants to follow you", other: "\(who) want to follow you"),
      "\(who)请求关注你",
      "طلب متابعتك \(who)",
      plural(people, one: "\(who) chce Cię obserwować", other: "\(who) chcą Cię obserwować")
    )
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationLike(_ people: Int, _ who: String) -> String {
    choose(
      plural(people, one: "\(who) likes your moment", other: "\(who) like your moment"),
      "\(who)赞了你的动态",
      "أعجبت لحظتك \(who)",
      plural(people, one: "\(who) lubi Twój wpis", other: "\(who) lubią Twój wpis")
    )
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationMention(_ who: String) -> String {
    choose("\(who) mentioned you", "\(who)提到了你", "ذكرك \(who)", "\(who) wspomina o Tobie")
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationOther(_ who: String) -> String {
    choose("News from \(who)", "来自\(who)的消息", "جديد من \(who)", "Nowości: \(who)")
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package var notificationPoll: String {
    choose("A poll has ended", "投票已结束", "انتهى استطلاع", "Ankieta dobiegła końca")
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationPost(_ who: String) -> String {
    choose("\(who) posted a moment", "\(who)发布了动态", "نشر \(who) لحظة", "\(who) publikuje wpis")
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  package func notificationQuote(_ who: String) -> String {
    choose(
      "\(who) quoted your moment",
      "\(who)引用了你的动态",
      "اقتبس \(who) لحظتك",
      "\(who) cytuje Twój wpis"
    )
  }

  /// The name of the switch between kinds of notifications, for assistive technologies.
  public var notificationFilters: String { choose("Show", "显示", "عرض", "Pokaż") }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindBoost: String { choose("Boosts", "转发", "إعادات النشر", "Podbicia") }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindEdit: String {
    choose("Edited moments", "已修改的动态", "اللحظات المعدّلة", "Edytowane wpisy")
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindFollow: String {
    choose("New followers", "新关注者", "المتابعون الجدد", "Nowi obserwujący")
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindFollowRequest: String {
    choose("Follow requests", "关注请求", "طلبات المتابعة", "Prośby o obserwowanie")
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindLike: String { choose("Likes", "赞", "الإعجابات", "Polubienia") }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindOther: String { choose("Others", "其他", "غير ذلك", "Inne") }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindPoll: String {
    choose("Polls that ended", "已结束的投票", "الاستطلاعات المنتهية", "Zakończone ankiety")
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindPost: String {
    choose("New moments of people", "他人的新动态", "لحظات الأشخاص الجديدة", "Nowe wpisy osób")
  }

  /// The name of a kind of notifications, in the plural.
  package var notificationKindQuote: String { choose("Quotes", "引用", "الاقتباسات", "Cytaty") }

  /// The action, and the title of the sheet, that chooses the visible kinds of notifications.
  public var notificationKinds: String { choose("What to show", "显示内容", "ما يُعرض", "Co pokazać") }

  /// The footnote below the switches of the kinds.
  public var notificationKindsExplanation: String {
    choose(
      "What is off is not shown, counted or announced on this device. Mentions always have a list of their own.",
      "关闭的类型在此设备上不显示、不计入未读，也不会提醒。“提及”始终有单独的列表。",
      "ما يُوقَف لا يُعرض ولا يُحسب ولا يُنبَّه إليه على هذا الجهاز. وللإشارات قائمتها دائمًا.",
      "To, co wyłączone, nie jest pokazywane, liczone ani zgłaszane na tym urządzeniu. Wzmianki zawsze mają własną listę."
    )
  }

  /// The message when the visible kinds could not be saved.
  public var notificationKindsNotSaved: String {
    choose(
      "This could not be kept.",
      "无法保存此设置。",
      "تعذّر حفظ هذا الاختيار.",
      "Nie udało się tego zapisać."
    )
  }
}
