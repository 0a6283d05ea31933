extension Strings {
  /// The button that closes a sheet or popup.
  public var close: String { pick("Close", "关闭", "إغلاق") }

  /// The text about a person whom the reader follows and who follows the reader.
  public var mutual: String { pick("Mutual", "互相关注", "متابعة متبادلة") }

  /// The title when nobody follows a person.
  public var noFollowersTitle: String { pick("No followers yet", "还没有粉丝", "لا متابعين بعد") }

  /// The message when nobody follows a person.
  public func noFollowersMessage(_ name: String) -> String {
    pick(
      "People who follow \(isolated(name)) will appear here.",
      "关注\(isolated(name))的人会显示在这里。",
      "سيظهر هنا من يتابع \(isolated(name))."
    )
  }

  /// The title when a person follows nobody.
  public var noFollowingTitle: String {
    pick("Not following anyone yet", "还没有关注任何人", "لا يتابع أحدًا بعد")
  }

  /// The message when a person follows nobody.
  public func noFollowingMessage(_ name: String) -> String {
    pick(
      "People whom \(isolated(name)) follows will appear here.",
      "\(isolated(name))关注的人会显示在这里。",
      "سيظهر هنا من يتابعهم \(isolated(name))."
    )
  }

  /// The title when a list of people is not shown.
  public var hiddenPeopleTitle: String { pick("This list is hidden", "列表未公开", "هذه القائمة مخفية") }

  /// The message when a person, or the server, does not show who follows them.
  public func hiddenFollowersMessage(_ name: String) -> String {
    pick(
      "\(isolated(name)) does not show who follows them, or it is not known here.",
      "\(isolated(name))没有公开粉丝列表，或这里没有相关信息。",
      "لا يُظهر \(isolated(name)) من يتابعه، أو لا يُعرف ذلك هنا."
    )
  }

  /// The message when a person, or the server, does not show the people that they follow.
  public func hiddenFollowingMessage(_ name: String) -> String {
    pick(
      "\(isolated(name)) does not show whom they follow, or it is not known here.",
      "\(isolated(name))没有公开关注列表，或这里没有相关信息。",
      "لا يُظهر \(isolated(name)) من يتابعهم، أو لا يُعرف ذلك هنا."
    )
  }

  /// The title of the list of people who like a moment.
  public var likersTitle: String { pick("Likes", "点赞", "الإعجابات") }

  /// The title when nobody likes a moment.
  public var noLikersTitle: String { pick("No likes yet", "还没有人点赞", "لا إعجابات بعد") }

  /// The message when nobody likes a moment.
  public var noLikersMessage: String {
    pick(
      "People who like this moment will appear here.",
      "点赞这条动态的人会显示在这里。",
      "سيظهر هنا من تعجبهم هذه اللحظة."
    )
  }

  /// The message when it is not known who likes a moment.
  public var hiddenLikersMessage: String {
    pick(
      "It is not known here who likes this moment.",
      "这里没有谁点赞了这条动态的信息。",
      "لا يُعرف هنا من أعجبته هذه اللحظة."
    )
  }

  /// The title of the list of people who shared a moment.
  public var boostersTitle: String { pick("Boosts", "转发", "إعادات النشر") }

  /// The title when nobody shared a moment.
  public var noBoostersTitle: String {
    pick("No boosts yet", "还没有人转发", "لا إعادات نشر بعد")
  }

  /// The message when nobody shared a moment.
  public var noBoostersMessage: String {
    pick(
      "People who boost this moment will appear here.",
      "转发这条动态的人会显示在这里。",
      "سيظهر هنا من يعيدون نشر هذه اللحظة."
    )
  }

  /// The message when it is not known who shared a moment.
  public var hiddenBoostersMessage: String {
    pick(
      "It is not known here who boosted this moment.",
      "这里没有谁转发了这条动态的信息。",
      "لا يُعرف هنا من أعاد نشر هذه اللحظة."
    )
  }

  /// The title when a list of people could not be loaded.
  public var peopleFailedTitle: String {
    pick("The list could not be loaded", "无法加载列表", "تعذّر تحميل القائمة")
  }

  /// The message when a list could not be loaded again and the old rows stay.
  public var peopleRefreshFailed: String {
    pick("The list could not be refreshed.", "列表刷新失败。", "تعذّر تحديث القائمة.")
  }

  /// The message when a server sends the same people again and again.
  public var peopleRepeat: String {
    pick(
      "The server keeps sending the same people, so the list ends here.",
      "服务器一直返回相同的人，列表到此为止。",
      "يكرر الخادم الأشخاص أنفسهم، فتنتهي القائمة هنا."
    )
  }

  /// The message when people were added to a list while it was loaded.
  public func peopleCame(_ count: Int) -> String {
    plural(
      count,
      one: "# person was added meanwhile. Pull down to see them.",
      other: "# people were added meanwhile. Pull down to see them.",
      chinese: "期间新增了#人，下拉可查看。",
      arabic: ArabicForms(
        zero: "لم يُضف أحد. اسحب لأسفل للتحديث.",
        one: "أُضيف شخص واحد في الأثناء. اسحب لأسفل لرؤيته.",
        two: "أُضيف شخصان في الأثناء. اسحب لأسفل لرؤيتهما.",
        few: "أُضيف # أشخاص في الأثناء. اسحب لأسفل لرؤيتهم.",
        many: "أُضيف # شخصًا في الأثناء. اسحب لأسفل لرؤيتهم.",
        other: "أُضيف # شخص في الأثناء. اسحب لأسفل لرؤيتهم."
      )
    )
  }

  /// The accessibility hint of a button that opens a list of people.
  public func showPeople(_ title: String) -> String {
    pick("Show \(title)", "查看\(title)", "عرض \(title)")
  }
}
