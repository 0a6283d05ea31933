extension Strings {
  /// The title of the notifications, and the name of their tab.
  public var notificationsTitle: String { pick("Notifications", "通知", "الإشعارات") }

  /// The title when nothing happened yet.
  public var emptyNotificationsTitle: String {
    pick("No notifications yet", "还没有通知", "لا إشعارات بعد")
  }

  /// The name of the switch between kinds of notifications, for assistive technologies.
  public var notificationFilters: String { pick("Show", "显示", "عرض") }

  /// The part of the switch that shows all notifications.
  public var allNotifications: String { pick("All", "全部", "الكل") }

  /// The part of the switch that shows only mentions.
  public var mentionsOnly: String { pick("Mentions", "提及", "الإشارات") }

  /// The title when nobody mentioned the reader yet.
  public var emptyMentionsTitle: String { pick("No mentions yet", "还没有提及", "لا إشارات بعد") }

  /// The explanation of mentions.
  public var emptyMentionsMessage: String {
    pick(
      "When people mention you or reply to you, it will appear here.",
      "有人提到你或回复你时，会显示在这里。",
      "سيظهر هنا من يذكرك أو يرد عليك."
    )
  }

  /// The explanation of notifications.
  public var emptyNotificationsMessage: String {
    pick(
      "When people follow you, or like or mention what you write, it will appear here.",
      "有人关注你、赞或提到你的动态时，会显示在这里。",
      "سيظهر هنا من يتابعك ومن يعجب بلحظاتك أو يذكرك."
    )
  }

  /// The title when the notifications could not be loaded.
  public var notificationsFailedTitle: String {
    pick("Notifications could not be loaded", "无法加载通知", "تعذّر تحميل الإشعارات")
  }

  /// The accessibility text of a row that the reader has not seen before.
  public var unread: String { pick("Unread", "未读", "غير مقروء") }

  /// "3 unread notifications": what assistive technologies read for the badge of the tab.
  public func unreadNotifications(_ count: Int) -> String {
    plural(
      count,
      one: "# unread notification",
      other: "# unread notifications",
      chinese: "#条未读通知",
      arabic: ArabicForms(
        zero: "لا إشعارات غير مقروءة",
        one: "إشعار واحد غير مقروء",
        two: "إشعاران غير مقروءين",
        few: "# إشعارات غير مقروءة",
        many: "# إشعارًا غير مقروء",
        other: "# إشعار غير مقروء"
      )
    )
  }

  /// "3 new notifications", above the visible rows.
  public func newNotifications(_ count: Int) -> String {
    plural(
      count,
      one: "# new notification",
      other: "# new notifications",
      chinese: "#条新通知",
      arabic: ArabicForms(
        zero: "لا إشعارات جديدة",
        one: "إشعار جديد واحد",
        two: "إشعاران جديدان",
        few: "# إشعارات جديدة",
        many: "# إشعارًا جديدًا",
        other: "# إشعار جديد"
      )
    )
  }

  /// "3 new mentions".
  public func mentions(_ count: Int) -> String {
    plural(
      count,
      one: "# new mention",
      other: "# new mentions",
      chinese: "#条新的提及",
      arabic: ArabicForms(
        zero: "لا إشارات جديدة",
        one: "إشارة جديدة",
        two: "إشارتان جديدتان",
        few: "# إشارات جديدة",
        many: "# إشارة جديدة",
        other: "# إشارة جديدة"
      )
    )
  }

  /// The number of unread notifications, for a badge: "99+" if there are more.
  public func unreadBadge(_ count: Int) -> String {
    count > 99 ? "\(number(99))+" : number(count)
  }

  /// What happened, in one sentence: "Ann and 3 others like your moment".
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - names: Some of those who did it.
  ///   - count: How many did it.
  /// - Returns: The sentence.
  func notification(_ kind: NotificationRow.Kind, by names: [String], count: Int) -> String {
    let who =
      names.isEmpty
      ? somebody : likedBy(names, isLikedByReader: false, count: count)
    let isOne = max(count, names.count) <= 1
    switch kind {
    case .mention:
      return pick("\(who) mentioned you", "\(who)提到了你", "ذكرك \(who)")
    case .like:
      return pick(
        "\(who) \(isOne ? "likes" : "like") your moment",
        "\(who)赞了你的动态",
        "أعجبت لحظتك \(who)"
      )
    case .boost:
      return pick("\(who) boosted your moment", "\(who)转发了你的动态", "أعاد \(who) نشر لحظتك")
    case .follow:
      return pick("\(who) followed you", "\(who)关注了你", "تابعك \(who)")
    case .followRequest:
      return pick(
        "\(who) \(isOne ? "wants" : "want") to follow you",
        "\(who)请求关注你",
        "طلب متابعتك \(who)"
      )
    case .post:
      return pick("\(who) posted a moment", "\(who)发布了动态", "نشر \(who) لحظة")
    case .edit:
      return pick("\(who) edited a moment", "\(who)修改了动态", "عدّل \(who) لحظة")
    case .poll:
      return pick("A poll has ended", "投票已结束", "انتهى استطلاع")
    case .quote:
      return pick("\(who) quoted your moment", "\(who)引用了你的动态", "اقتبس \(who) لحظتك")
    case .other:
      return pick("News from \(who)", "来自\(who)的消息", "جديد من \(who)")
    }
  }

  private var somebody: String { pick("Somebody", "有人", "شخص ما") }
}
