// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that hides the content behind a warning.
  public var hideContent: String {
    switch self.language {
    case .english: "Hide"
    case .simplifiedChinese: "隐藏"
    case .arabic: "إخفاء"
    }
  }

  /// "Hide 12 replies": the accessibility label of the button ``replies(_:)``.
  public func hideReplies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Hide \(self.number(count)) replies"
      case .one: "Hide \(self.number(count)) reply"
      }
    case .simplifiedChinese: "收起\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "إخفاء الردود"
      case .one: "إخفاء رد واحد"
      case .two: "إخفاء ردّين"
      case .few: "إخفاء \(self.number(count)) ردود"
      case .many: "إخفاء \(self.number(count)) ردًّا"
      case .other: "إخفاء \(self.number(count)) رد"
      }
    }
  }

  package func holdsNoPosts(_ file: String) -> String {
    switch self.language {
    case .english: "\(file) does not hold moments."
    case .simplifiedChinese: "\(file) 不包含动态。"
    case .arabic: "لا يحتوي \(file) على لحظات."
    }
  }

  /// The name of the reader's own timeline among others.
  public var homeTitle: String {
    switch self.language {
    case .english: "Home"
    case .simplifiedChinese: "主页"
    case .arabic: "الرئيسية"
    }
  }

  package func hourCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) hours"
      case .one: "\(self.number(count)) hour"
      }
    case .simplifiedChinese: "\(self.number(count))小时"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .many, .other: "\(self.number(count)) ساعة"
      case .one: "ساعة"
      case .two: "ساعتان"
      case .few: "\(self.number(count)) ساعات"
      }
    }
  }

  package func hoursAgo(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) h"
      }
    case .simplifiedChinese: "\(self.number(count))小时前"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "الآن"
      case .one: "قبل ساعة"
      case .two: "قبل ساعتين"
      case .few: "قبل \(self.number(count)) ساعات"
      case .many, .other: "قبل \(self.number(count)) ساعة"
      }
    }
  }

  package func hoursLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) h left"
      }
    case .simplifiedChinese: "还剩\(self.number(count))小时"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بقيت أقل من ساعة"
      case .one: "بقيت ساعة"
      case .two: "بقيت ساعتان"
      case .few: "بقيت \(self.number(count)) ساعات"
      case .many, .other: "بقيت \(self.number(count)) ساعة"
      }
    }
  }
}
