// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that goes back to voting.
  public var pollBackToVote: String {
    switch self.language {
    case .english: "Back to voting"
    case .simplifiedChinese: "返回投票"
    case .arabic: "العودة إلى التصويت"
    }
  }

  package func pollDays(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) days"
      case .one: "\(self.number(count)) day"
      }
    case .simplifiedChinese: "\(self.number(count))天"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أقل من يوم"
      case .one: "يوم"
      case .two: "يومان"
      case .few: "\(self.number(count)) أيام"
      case .many: "\(self.number(count)) يومًا"
      case .other: "\(self.number(count)) يوم"
      }
    }
  }

  /// The text about a poll that has ended.
  public var pollEnded: String {
    switch self.language {
    case .english: "Final results"
    case .simplifiedChinese: "投票已结束"
    case .arabic: "النتائج النهائية"
    }
  }

  package func pollHours(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) hours"
      case .one: "\(self.number(count)) hour"
      }
    case .simplifiedChinese: "\(self.number(count))小时"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أقل من ساعة"
      case .one: "ساعة"
      case .two: "ساعتان"
      case .few: "\(self.number(count)) ساعات"
      case .many, .other: "\(self.number(count)) ساعة"
      }
    }
  }

  package func pollMinutes(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) minutes"
      case .one: "\(self.number(count)) minute"
      }
    case .simplifiedChinese: "\(self.number(count))分钟"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "أقل من دقيقة"
      case .one: "دقيقة"
      case .two: "دقيقتان"
      case .few: "\(self.number(count)) دقائق"
      case .many, .other: "\(self.number(count)) دقيقة"
      }
    }
  }

  /// The text about an option that the reader voted for.
  public var pollOwnVote: String {
    switch self.language {
    case .english: "Your vote"
    case .simplifiedChinese: "你的选择"
    case .arabic: "صوتك"
    }
  }

  /// The title of the button that shows the results of a poll before voting.
  public var pollShowResults: String {
    switch self.language {
    case .english: "See results"
    case .simplifiedChinese: "查看结果"
    case .arabic: "عرض النتائج"
    }
  }

  /// The title of the button that votes.
  public var pollVote: String {
    switch self.language {
    case .english: "Vote"
    case .simplifiedChinese: "投票"
    case .arabic: "صوّت"
    }
  }

  /// The number of voters.
  public func pollVoters(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people"
      case .one: "\(self.number(count)) person"
      }
    case .simplifiedChinese: "\(self.number(count))人参与"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يصوّت أحد"
      case .one: "شخص واحد"
      case .two: "شخصان"
      case .few: "\(self.number(count)) أشخاص"
      case .many: "\(self.number(count)) شخصًا"
      case .other: "\(self.number(count)) شخص"
      }
    }
  }
}
