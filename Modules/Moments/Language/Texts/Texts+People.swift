// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people"
      case .one: "\(self.number(count)) person"
      }
    case .simplifiedChinese: "\(self.number(count))人参与"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا أحد"
      case .one: "شخص واحد"
      case .two: "شخصان"
      case .few: "\(self.number(count)) أشخاص"
      case .many: "\(self.number(count)) شخصًا"
      case .other: "\(self.number(count)) شخص"
      }
    }
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleInDays(_ days: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(days, in: self.language) {
      case .zero, .two, .few, .many, .other: "in \(self.number(days)) days"
      case .one: "in \(self.number(days)) day"
      }
    case .simplifiedChinese: "\(self.number(days))天内"
    case .arabic:
      switch PluralCategory(days, in: self.language) {
      case .zero: "اليوم"
      case .one: "في يوم واحد"
      case .two: "في يومين"
      case .few: "في \(self.number(days)) أيام"
      case .many: "في \(self.number(days)) يومًا"
      case .other: "في \(self.number(days)) يوم"
      }
    }
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  package func peopleInTime(_ people: String, _ time: String) -> String {
    switch self.language {
    case .english: "\(people) \(time)"
    case .simplifiedChinese: "\(time)\(people)"
    case .arabic: "\(people) \(time)"
    }
  }

  /// The message when people were added to a list while it was loaded.
  public func peopleCame(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people were added meanwhile. Pull down to see them."
      case .one: "\(self.number(count)) person was added meanwhile. Pull down to see them."
      }
    case .simplifiedChinese: "期间新增了\(self.number(count))人，下拉可查看。"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يُضف أحد. اسحب لأسفل للتحديث."
      case .one: "أُضيف شخص واحد في الأثناء. اسحب لأسفل لرؤيته."
      case .two: "أُضيف شخصان في الأثناء. اسحب لأسفل لرؤيتهما."
      case .few: "أُضيف \(self.number(count)) أشخاص في الأثناء. اسحب لأسفل لرؤيتهم."
      case .many: "أُضيف \(self.number(count)) شخصًا في الأثناء. اسحب لأسفل لرؤيتهم."
      case .other: "أُضيف \(self.number(count)) شخص في الأثناء. اسحب لأسفل لرؤيتهم."
      }
    }
  }

  /// The title when a list of people could not be loaded.
  public var peopleFailedTitle: String {
    switch self.language {
    case .english: "The list could not be loaded"
    case .simplifiedChinese: "无法加载列表"
    case .arabic: "تعذّر تحميل القائمة"
    }
  }

  /// The message when a list could not be loaded again and the old rows stay.
  public var peopleRefreshFailed: String {
    switch self.language {
    case .english: "The list could not be refreshed."
    case .simplifiedChinese: "列表刷新失败。"
    case .arabic: "تعذّر تحديث القائمة."
    }
  }

  /// The message when a server sends the same people again and again.
  public var peopleRepeat: String {
    switch self.language {
    case .english: "The server keeps sending the same people, so the list ends here."
    case .simplifiedChinese: "服务器一直返回相同的人，列表到此为止。"
    case .arabic: "يكرر الخادم الأشخاص أنفسهم، فتنتهي القائمة هنا."
    }
  }
}
