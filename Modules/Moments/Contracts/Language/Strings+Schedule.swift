extension Strings {
  // MARK: Choosing a time

  /// The title of the button that chooses when something is posted.
  public var scheduleCommand: String { pick("Schedule…", "定时发表…", "جدولة…") }

  /// The title of the button that schedules a post.
  public var schedulePost: String { pick("Schedule", "定时发表", "جدولة") }

  /// The title of the page that chooses when something is posted.
  public var scheduleTitle: String { pick("When to post", "发表时间", "موعد النشر") }

  /// The name of the button that removes the time: the post is then sent immediately.
  public var scheduleRemove: String { pick("Remove the time", "移除发表时间", "إزالة الموعد") }

  /// The heading above a day and a time to choose.
  public var scheduleOther: String { pick("Another time", "其他时间", "وقت آخر") }

  /// The title of the row that chooses a day.
  public var scheduleDay: String { pick("Day", "日期", "التاريخ") }

  /// The title of the row that chooses a time of day.
  public var scheduleClock: String { pick("Time", "时间", "الوقت") }

  /// The name of the next day.
  public var tomorrow: String { pick("Tomorrow", "明天", "غدًا") }

  var scheduleInAnHour: String { pick("In an hour", "一小时后", "بعد ساعة") }

  var scheduleThisEvening: String { pick("This evening", "今晚", "هذا المساء") }

  var scheduleTomorrowMorning: String { pick("Tomorrow morning", "明天早上", "صباح الغد") }

  var scheduleTomorrowEvening: String { pick("Tomorrow evening", "明天傍晚", "مساء الغد") }

  var scheduleMondayMorning: String { pick("Monday morning", "周一早上", "صباح الاثنين") }

  /// The problem of a time that is too soon.
  public var scheduleTooSoon: String {
    pick(
      "This time is over, or less than five minutes away. Choose another one.",
      "该时间已过，或距现在不足五分钟。请另选时间。",
      "مضى هذا الموعد أو بقي له أقل من خمس دقائق. اختر موعدًا آخر."
    )
  }

  /// The problem when the server does not support scheduled posts.
  public var scheduleNotPossible: String {
    pick(
      "Your server posts at once only. Remove the time to post.",
      "你的服务器只能立即发表。请移除时间后再发表。",
      "خادمك ينشر فورًا فقط. أزل الموعد للنشر."
    )
  }

  /// The message when a post was scheduled.
  ///
  /// - Parameter time: When it is posted, such as "Tomorrow at 09:00".
  /// - Returns: The text.
  public func scheduleDone(_ time: String) -> String {
    pick("Scheduled: \(time)", "已定时：\(time)", "تمت الجدولة: \(time)")
  }

  /// The title of the button that opens the scheduled posts.
  public var scheduleShow: String { pick("Show", "查看", "عرض") }

  // MARK: What waits

  /// The title of the list of scheduled posts, and of the row that opens it.
  public var scheduledTitle: String { pick("Scheduled", "定时发表", "المنشورات المجدولة") }

  /// The title when there are no scheduled posts.
  public var scheduledEmptyTitle: String {
    pick("Nothing is scheduled", "没有定时发表的内容", "لا منشورات مجدولة")
  }

  /// The explanation of scheduled posts.
  public var scheduledEmptyMessage: String {
    pick(
      "When you write something, choose “Schedule…” to have it posted later.",
      "写动态时选择“定时发表…”，即可稍后发表。",
      "عندما تكتب شيئًا، اختر «جدولة…» ليُنشر لاحقًا."
    )
  }

  /// The title of a list that could not be loaded.
  public var scheduledFailedTitle: String {
    pick("Could not load what is scheduled", "无法加载定时发表的内容", "تعذر تحميل المنشورات المجدولة")
  }

  /// The title of the action that changes the time.
  public var scheduledChange: String { pick("Change the time", "更改时间", "تغيير الموعد") }

  /// The message when a new time was rejected.
  public var scheduledNotChanged: String {
    pick("The time was not changed.", "时间未更改。", "لم يتغير الموعد.")
  }

  /// The message when a post was not deleted.
  public var scheduledNotDeleted: String {
    pick("It was not deleted.", "未能删除。", "لم يُحذف.")
  }

  /// The message when a post was sent, or deleted elsewhere, before the reader changed it.
  public var scheduledGone: String {
    pick(
      "It was posted or deleted meanwhile.",
      "该内容已发表或被删除。",
      "نُشر أو حُذف في هذه الأثناء."
    )
  }

  /// The question before a scheduled post is deleted.
  public var scheduledDeleteQuestion: String {
    pick("Delete it before it is posted?", "要在发表前删除吗？", "هل تريد حذفه قبل نشره؟")
  }

  // MARK: The outbox

  func outboxScheduled(isTakenBack: Bool) -> String {
    isTakenBack
      ? pick("Take back something scheduled", "撤回定时发表", "سحب منشور مجدول")
      : pick("Scheduled moment", "定时动态", "لحظة مجدولة")
  }
}
