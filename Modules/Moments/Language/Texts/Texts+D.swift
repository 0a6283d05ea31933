// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A date, with the year unless it is the current one.
  package func dateDayAndMonth(_ day: String, _ name: String, _ month: String) -> String {
    choose("\(day) \(name)", "\(month)月\(day)日", "\(day) \(name)", "\(day) \(name)")
  }

  /// A day of the calendar with its weekday; 1 is Sunday, as in `Calendar`.
  package func dateOfWeekday(_ weekday: String, _ date: String) -> String {
    choose(
      "\(weekday), \(date)",
      "\(date) \(weekday)",
      "\(weekday)، \(date)",
      "\(weekday), \(date)"
    )
  }

  /// A date, with the year unless it is the current one.
  package func dateOfYear(_ day: String, _ name: String, _ year: String, _ month: String) -> String {
    choose(
      "\(day) \(name) \(year)",
      "\(year)年\(month)月\(day)日",
      "\(day) \(name) \(year)",
      "\(day) \(name) \(year)"
    )
  }

  package func daysLeft(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) day left", other: "\(self.number(count)) days left"),
      "还剩\(self.number(count))天",
      plural(count, zero: "بقي أقل من يوم", one: "بقي يوم", two: "بقي يومان", few: "بقيت \(self.number(count)) أيام", many: "بقي \(self.number(count)) يومًا", other: "بقي \(self.number(count)) يوم"),
      plural(count, one: "jeszcze \(self.number(count)) dzień", few: "jeszcze \(self.number(count)) dni", many: "jeszcze \(self.number(count)) dni", other: "jeszcze \(self.number(count)) dnia")
    )
  }

  /// The title of the button that deletes a comment.
  public var delete: String { choose("Delete", "删除", "حذف", "Usuń") }

  /// The button that deletes a list.
  public var deleteList: String { choose("Delete list", "删除列表", "حذف القائمة", "Usuń listę") }

  /// The explanation of deleting a list.
  public var deleteListExplanation: String {
    choose(
      "You go on following the people in it.",
      "你仍会关注列表中的人。",
      "ستبقى متابعًا لمن فيها.",
      "Nadal będziesz obserwować osoby z tej listy."
    )
  }

  /// The question before a list is deleted.
  public func deleteListQuestion(_ title: String) -> String {
    choose(
      "Delete “\(self.isolated(title))”?",
      "删除“\(self.isolated(title))”？",
      "حذف «\(self.isolated(title))»؟",
      "Usunąć „\(self.isolated(title))”?"
    )
  }

  /// The message when a comment could not be deleted and is restored.
  public var deleteRefused: String {
    choose(
      "Your comment could not be deleted.",
      "删除失败，评论已恢复。",
      "تعذّر حذف تعليقك.",
      "Nie udało się usunąć komentarza."
    )
  }

  /// The action that dismisses one notification.
  public var dismiss: String { choose("Dismiss", "移除", "إزالة", "Usuń") }

  /// The outbox item of a dismissed notification.
  public var dismissNotification: String {
    choose("Dismiss a notification", "移除通知", "إزالة إشعار", "Usunięcie powiadomienia")
  }

  /// The message when a notification could not be dismissed, and is back.
  public var dismissRefused: String {
    choose(
      "The notification could not be dismissed.",
      "无法移除此通知。",
      "تعذّرت إزالة الإشعار.",
      "Nie udało się usunąć powiadomienia."
    )
  }

  package func draftCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) draft", other: "\(self.number(count)) drafts"),
      "\(self.number(count))份草稿",
      plural(count, zero: "لا مسودات", one: "مسودة واحدة", two: "مسودتان", few: "\(self.number(count)) مسودات", other: "\(self.number(count)) مسودة"),
      plural(count, one: "\(self.number(count)) szkic", few: "\(self.number(count)) szkice", many: "\(self.number(count)) szkiców", other: "\(self.number(count)) szkicu")
    )
  }
}
