/// Texts about the kinds of notifications and about dismissing them.
extension Strings {
  /// The action, and the title of the sheet, that chooses the visible kinds of notifications.
  public var notificationKinds: String {
    pick("What to show", "显示内容", "ما يُعرض")
  }

  /// The footnote below the switches of the kinds.
  public var notificationKindsExplanation: String {
    pick(
      "What is off is not shown, counted or announced on this device. "
        + "Mentions always have a list of their own.",
      "关闭的类型在此设备上不显示、不计入未读，也不会提醒。“提及”始终有单独的列表。",
      "ما يُوقَف لا يُعرض ولا يُحسب ولا يُنبَّه إليه على هذا الجهاز. "
        + "وللإشارات قائمتها دائمًا."
    )
  }

  /// The name of a kind of notifications, in the plural.
  public func notificationKind(_ kind: NotificationRow.Kind) -> String {
    switch kind {
    case .mention: mentionsOnly
    case .like: pick("Likes", "赞", "الإعجابات")
    case .boost: pick("Boosts", "转发", "إعادات النشر")
    case .quote: pick("Quotes", "引用", "الاقتباسات")
    case .follow: pick("New followers", "新关注者", "المتابعون الجدد")
    case .followRequest: pick("Follow requests", "关注请求", "طلبات المتابعة")
    case .poll: pick("Polls that ended", "已结束的投票", "الاستطلاعات المنتهية")
    case .edit: pick("Edited moments", "已修改的动态", "اللحظات المعدّلة")
    case .post: pick("New moments of people", "他人的新动态", "لحظات الأشخاص الجديدة")
    case .other: pick("Others", "其他", "غير ذلك")
    }
  }

  /// The message when the visible kinds could not be saved.
  public var notificationKindsNotSaved: String {
    pick("This could not be kept.", "无法保存此设置。", "تعذّر حفظ هذا الاختيار.")
  }

  /// The title when there is nothing of the visible kinds.
  public var emptyShownNotificationsTitle: String {
    pick("Nothing to show", "没有可显示的通知", "لا شيء لعرضه")
  }

  /// The message with the hidden kinds, when nothing is visible.
  ///
  /// - Parameter kinds: The hidden kinds; at least one.
  /// - Returns: "Hidden: likes, boosts. Choose what to show in the menu above."
  public func hiddenNotifications(_ kinds: [NotificationRow.Kind]) -> String {
    let names = kinds.map(notificationKind)
    return pick(
      "Hidden: \(names.joined(separator: ", ")). Choose what to show in the menu above.",
      "已隐藏：\(names.joined(separator: "、"))。可在上方菜单中选择显示内容。",
      "مخفي: \(names.joined(separator: "، ")). اختر ما يُعرض من القائمة أعلاه."
    )
  }

  /// The action that dismisses one notification.
  public var dismiss: String { pick("Dismiss", "移除", "إزالة") }

  /// The outbox item of a dismissed notification.
  public var dismissNotification: String {
    pick("Dismiss a notification", "移除通知", "إزالة إشعار")
  }

  /// The message when a notification could not be dismissed, and is back.
  public var dismissRefused: String {
    pick("The notification could not be dismissed.", "无法移除此通知。", "تعذّرت إزالة الإشعار.")
  }

  /// The action that clears all notifications.
  public var clearNotifications: String { pick("Clear all", "全部清除", "مسح الكل") }

  /// The question before all notifications are cleared.
  public var clearNotificationsQuestion: MomentRow.Actions.Question {
    MomentRow.Actions.Question(
      title: clearNotifications,
      question: pick("Clear all notifications?", "清除所有通知？", "مسح كل الإشعارات؟"),
      explanation: pick(
        "They are removed from your account, on all devices and of all kinds, hidden ones too. "
          + "Moments and followers stay.",
        "它们将从你的账号中移除，包括所有设备和所有类型，也包括隐藏的类型。动态和关注者不受影响。",
        "تُزال من حسابك على كل الأجهزة ومن كل الأنواع، حتى المخفية. "
          + "وتبقى اللحظات والمتابعون."
      )
    )
  }

  /// The message when all notifications were cleared.
  public var notificationsCleared: String {
    pick("Notifications cleared", "通知已清除", "مُسحت الإشعارات")
  }

  /// The message when the notifications were not cleared; the reason follows.
  public var notificationsNotCleared: String {
    pick(
      "The notifications were not cleared: this needs the server.",
      "通知未清除：此操作需要连接服务器。",
      "لم تُمسح الإشعارات: يحتاج هذا إلى الخادم."
    )
  }
}
