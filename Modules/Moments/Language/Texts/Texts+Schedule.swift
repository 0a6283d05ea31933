// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the row that chooses a time of day.
  public var scheduleClock: String {
    switch self.language {
    case .english: "Time"
    case .simplifiedChinese: "时间"
    case .arabic: "الوقت"
    }
  }

  /// The title of the button that chooses when something is posted.
  public var scheduleCommand: String {
    switch self.language {
    case .english: "Schedule…"
    case .simplifiedChinese: "定时发表…"
    case .arabic: "جدولة…"
    }
  }

  /// The title of the row that chooses a day.
  public var scheduleDay: String {
    switch self.language {
    case .english: "Day"
    case .simplifiedChinese: "日期"
    case .arabic: "التاريخ"
    }
  }

  /// The message when a post was scheduled.
  ///
  /// - Parameter time: When it is posted, such as "Tomorrow at 09:00".
  /// - Returns: The text.
  public func scheduleDone(_ time: String) -> String {
    switch self.language {
    case .english: "Scheduled: \(time)"
    case .simplifiedChinese: "已定时：\(time)"
    case .arabic: "تمت الجدولة: \(time)"
    }
  }

  package var scheduleInAnHour: String {
    switch self.language {
    case .english: "In an hour"
    case .simplifiedChinese: "一小时后"
    case .arabic: "بعد ساعة"
    }
  }

  package var scheduleMondayMorning: String {
    switch self.language {
    case .english: "Monday morning"
    case .simplifiedChinese: "周一早上"
    case .arabic: "صباح الاثنين"
    }
  }

  /// The problem when the server does not support scheduled posts.
  public var scheduleNotPossible: String {
    switch self.language {
    case .english: "Your server posts at once only. Remove the time to post."
    case .simplifiedChinese: "你的服务器只能立即发表。请移除时间后再发表。"
    case .arabic: "خادمك ينشر فورًا فقط. أزل الموعد للنشر."
    }
  }

  /// The heading above a day and a time to choose.
  public var scheduleOther: String {
    switch self.language {
    case .english: "Another time"
    case .simplifiedChinese: "其他时间"
    case .arabic: "وقت آخر"
    }
  }

  /// The title of the button that schedules a post.
  public var schedulePost: String {
    switch self.language {
    case .english: "Schedule"
    case .simplifiedChinese: "定时发表"
    case .arabic: "جدولة"
    }
  }

  /// The name of the button that removes the time: the post is then sent immediately.
  public var scheduleRemove: String {
    switch self.language {
    case .english: "Remove the time"
    case .simplifiedChinese: "移除发表时间"
    case .arabic: "إزالة الموعد"
    }
  }

  /// The title of the button that opens the scheduled posts.
  public var scheduleShow: String {
    switch self.language {
    case .english: "Show"
    case .simplifiedChinese: "查看"
    case .arabic: "عرض"
    }
  }

  package var scheduleThisEvening: String {
    switch self.language {
    case .english: "This evening"
    case .simplifiedChinese: "今晚"
    case .arabic: "هذا المساء"
    }
  }

  /// The title of the page that chooses when something is posted.
  public var scheduleTitle: String {
    switch self.language {
    case .english: "When to post"
    case .simplifiedChinese: "发表时间"
    case .arabic: "موعد النشر"
    }
  }

  package var scheduleTomorrowEvening: String {
    switch self.language {
    case .english: "Tomorrow evening"
    case .simplifiedChinese: "明天傍晚"
    case .arabic: "مساء الغد"
    }
  }

  package var scheduleTomorrowMorning: String {
    switch self.language {
    case .english: "Tomorrow morning"
    case .simplifiedChinese: "明天早上"
    case .arabic: "صباح الغد"
    }
  }

  /// The problem of a time that is too soon.
  public var scheduleTooSoon: String {
    switch self.language {
    case .english: "This time is over, or less than five minutes away. Choose another one."
    case .simplifiedChinese: "该时间已过，或距现在不足五分钟。请另选时间。"
    case .arabic: "مضى هذا الموعد أو بقي له أقل من خمس دقائق. اختر موعدًا آخر."
    }
  }
}
