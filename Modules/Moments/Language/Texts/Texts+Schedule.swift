// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the row that chooses a time of day.
  public var scheduleClock: String { choose("Time", "时间", "الوقت", "Godzina") }

  /// The title of the button that chooses when something is posted.
  public var scheduleCommand: String { choose("Schedule…", "定时发表…", "جدولة…", "Zaplanuj…") }

  /// The title of the row that chooses a day.
  public var scheduleDay: String { choose("Day", "日期", "التاريخ", "Dzień") }

  /// The message when a post was scheduled.
  ///
  /// - Parameter time: When it is posted, such as "Tomorrow at 09:00".
  /// - Returns: The text.
  public func scheduleDone(_ time: String) -> String {
    choose("Scheduled: \(time)", "已定时：\(time)", "تمت الجدولة: \(time)", "Zaplanowano: \(time)")
  }

  package var scheduleInAnHour: String { choose("In an hour", "一小时后", "بعد ساعة", "Za godzinę") }

  package var scheduleMondayMorning: String {
    choose("Monday morning", "周一早上", "صباح الاثنين", "W poniedziałek rano")
  }

  /// The problem when the server does not support scheduled posts.
  public var scheduleNotPossible: String {
    choose(
      "Your server posts at once only. Remove the time to post.",
      "你的服务器只能立即发表。请移除时间后再发表。",
      "خادمك ينشر فورًا فقط. أزل الموعد للنشر.",
      "Twój serwer publikuje tylko od razu. Usuń czas, aby opublikować."
    )
  }

  /// The heading above a day and a time to choose.
  public var scheduleOther: String { choose("Another time", "其他时间", "وقت آخر", "Inny czas") }

  /// The title of the button that schedules a post.
  public var schedulePost: String { choose("Schedule", "定时发表", "جدولة", "Zaplanuj") }

  /// The name of the button that removes the time: the post is then sent immediately.
  public var scheduleRemove: String {
    choose("Remove the time", "移除发表时间", "إزالة الموعد", "Usuń czas")
  }

  /// The title of the button that opens the scheduled posts.
  public var scheduleShow: String { choose("Show", "查看", "عرض", "Pokaż") }

  package var scheduleThisEvening: String {
    choose("This evening", "今晚", "هذا المساء", "Dziś wieczorem")
  }

  /// The title of the page that chooses when something is posted.
  public var scheduleTitle: String {
    choose("When to post", "发表时间", "موعد النشر", "Kiedy opublikować")
  }

  package var scheduleTomorrowEvening: String {
    choose("Tomorrow evening", "明天傍晚", "مساء الغد", "Jutro wieczorem")
  }

  package var scheduleTomorrowMorning: String {
    choose("Tomorrow morning", "明天早上", "صباح الغد", "Jutro rano")
  }

  /// The problem of a time that is too soon.
  public var scheduleTooSoon: String {
    choose(
      "This time is over, or less than five minutes away. Choose another one.",
      "该时间已过，或距现在不足五分钟。请另选时间。",
      "مضى هذا الموعد أو بقي له أقل من خمس دقائق. اختر موعدًا آخر.",
      "Ten czas już minął albo jest za mniej niż pięć minut. Wybierz inny."
    )
  }
}
