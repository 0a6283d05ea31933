// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A date, with the year unless it is the current one.
  package func dateDayAndMonth(_ day: String, _ name: String, _ month: String) -> String {
    switch self.language {
    case .english: "\(day) \(name)"
    case .simplifiedChinese: "\(month)月\(day)日"
    case .arabic: "\(day) \(name)"
    }
  }

  /// A day of the calendar with its weekday; 1 is Sunday, as in `Calendar`.
  package func dateOfWeekday(_ weekday: String, _ date: String) -> String {
    switch self.language {
    case .english: "\(weekday), \(date)"
    case .simplifiedChinese: "\(date) \(weekday)"
    case .arabic: "\(weekday)، \(date)"
    }
  }

  /// A date, with the year unless it is the current one.
  package func dateOfYear(_ day: String, _ name: String, _ year: String, _ month: String) -> String {
    switch self.language {
    case .english: "\(day) \(name) \(year)"
    case .simplifiedChinese: "\(year)年\(month)月\(day)日"
    case .arabic: "\(day) \(name) \(year)"
    }
  }

  package func daysLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) days left"
      case .one: "\(self.number(count)) day left"
      }
    case .simplifiedChinese: "还剩\(self.number(count))天"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بقي أقل من يوم"
      case .one: "بقي يوم"
      case .two: "بقي يومان"
      case .few: "بقيت \(self.number(count)) أيام"
      case .many: "بقي \(self.number(count)) يومًا"
      case .other: "بقي \(self.number(count)) يوم"
      }
    }
  }

  /// The title of the button that deletes a comment.
  public var delete: String {
    switch self.language {
    case .english: "Delete"
    case .simplifiedChinese: "删除"
    case .arabic: "حذف"
    }
  }

  /// The button that deletes a list.
  public var deleteList: String {
    switch self.language {
    case .english: "Delete list"
    case .simplifiedChinese: "删除列表"
    case .arabic: "حذف القائمة"
    }
  }

  /// The explanation of deleting a list.
  public var deleteListExplanation: String {
    switch self.language {
    case .english: "You go on following the people in it."
    case .simplifiedChinese: "你仍会关注列表中的人。"
    case .arabic: "ستبقى متابعًا لمن فيها."
    }
  }

  /// The question before a list is deleted.
  public func deleteListQuestion(_ title: String) -> String {
    switch self.language {
    case .english: "Delete “\(self.isolated(title))”?"
    case .simplifiedChinese: "删除“\(self.isolated(title))”？"
    case .arabic: "حذف «\(self.isolated(title))»؟"
    }
  }

  /// The message when a comment could not be deleted and is restored.
  public var deleteRefused: String {
    switch self.language {
    case .english: "Your comment could not be deleted."
    case .simplifiedChinese: "删除失败，评论已恢复。"
    case .arabic: "تعذّر حذف تعليقك."
    }
  }

  /// The action that dismisses one notification.
  public var dismiss: String {
    switch self.language {
    case .english: "Dismiss"
    case .simplifiedChinese: "移除"
    case .arabic: "إزالة"
    }
  }

  /// The outbox item of a dismissed notification.
  public var dismissNotification: String {
    switch self.language {
    case .english: "Dismiss a notification"
    case .simplifiedChinese: "移除通知"
    case .arabic: "إزالة إشعار"
    }
  }

  /// The message when a notification could not be dismissed, and is back.
  public var dismissRefused: String {
    switch self.language {
    case .english: "The notification could not be dismissed."
    case .simplifiedChinese: "无法移除此通知。"
    case .arabic: "تعذّرت إزالة الإشعار."
    }
  }

  package func draftCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) drafts"
      case .one: "\(self.number(count)) draft"
      }
    case .simplifiedChinese: "\(self.number(count))份草稿"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا مسودات"
      case .one: "مسودة واحدة"
      case .two: "مسودتان"
      case .few: "\(self.number(count)) مسودات"
      case .many, .other: "\(self.number(count)) مسودة"
      }
    }
  }
}
