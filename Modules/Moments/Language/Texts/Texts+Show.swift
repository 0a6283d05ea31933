// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that shows the content behind a warning.
  public var showContent: String {
    switch self.language {
    case .english: "Show"
    case .simplifiedChinese: "显示"
    case .arabic: "إظهار"
    }
  }

  /// The action that shows the edit history.
  public var showEdits: String {
    switch self.language {
    case .english: "Show edit history"
    case .simplifiedChinese: "查看编辑历史"
    case .arabic: "عرض سجل التعديلات"
    }
  }

  /// The title of the button that shows more of a shelf.
  public var showMore: String {
    switch self.language {
    case .english: "Show more"
    case .simplifiedChinese: "查看更多"
    case .arabic: "عرض المزيد"
    }
  }

  /// The action that shows a translated moment as it was written.
  public var showOriginal: String {
    switch self.language {
    case .english: "Show original"
    case .simplifiedChinese: "显示原文"
    case .arabic: "عرض الأصل"
    }
  }

  /// The accessibility hint of a button that opens a list of people.
  public func showPeople(_ title: String) -> String {
    switch self.language {
    case .english: "Show \(title)"
    case .simplifiedChinese: "查看\(title)"
    case .arabic: "عرض \(title)"
    }
  }

  /// "Show 12 replies": the accessibility label of the button ``hiddenReplies(_:)``.
  public func showReplies(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "Show \(self.number(count)) replies"
      case .one: "Show \(self.number(count)) reply"
      }
    case .simplifiedChinese: "展开\(self.number(count))条回复"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "إظهار الردود"
      case .one: "إظهار رد واحد"
      case .two: "إظهار ردّين"
      case .few: "إظهار \(self.number(count)) ردود"
      case .many: "إظهار \(self.number(count)) ردًّا"
      case .other: "إظهار \(self.number(count)) رد"
      }
    }
  }
}
