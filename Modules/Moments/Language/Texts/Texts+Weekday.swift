// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayFriday: String {
    switch self.language {
    case .english: "Friday"
    case .simplifiedChinese: "周五"
    case .arabic: "الجمعة"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayMonday: String {
    switch self.language {
    case .english: "Monday"
    case .simplifiedChinese: "周一"
    case .arabic: "الاثنين"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdaySaturday: String {
    switch self.language {
    case .english: "Saturday"
    case .simplifiedChinese: "周六"
    case .arabic: "السبت"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdaySunday: String {
    switch self.language {
    case .english: "Sunday"
    case .simplifiedChinese: "周日"
    case .arabic: "الأحد"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayThursday: String {
    switch self.language {
    case .english: "Thursday"
    case .simplifiedChinese: "周四"
    case .arabic: "الخميس"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayTuesday: String {
    switch self.language {
    case .english: "Tuesday"
    case .simplifiedChinese: "周二"
    case .arabic: "الثلاثاء"
    }
  }

  /// The name of a day; 1 is Sunday, as in `Calendar`.
  package var weekdayWednesday: String {
    switch self.language {
    case .english: "Wednesday"
    case .simplifiedChinese: "周三"
    case .arabic: "الأربعاء"
    }
  }
}
