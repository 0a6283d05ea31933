// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var monthNameApril: String {
    switch self.language {
    case .english: "April"
    case .simplifiedChinese: "April"
    case .arabic: "أبريل"
    }
  }

  package var monthNameAugust: String {
    switch self.language {
    case .english: "August"
    case .simplifiedChinese: "August"
    case .arabic: "أغسطس"
    }
  }

  package var monthNameDecember: String {
    switch self.language {
    case .english: "December"
    case .simplifiedChinese: "December"
    case .arabic: "ديسمبر"
    }
  }

  package var monthNameFebruary: String {
    switch self.language {
    case .english: "February"
    case .simplifiedChinese: "February"
    case .arabic: "فبراير"
    }
  }

  package var monthNameJanuary: String {
    switch self.language {
    case .english: "January"
    case .simplifiedChinese: "January"
    case .arabic: "يناير"
    }
  }

  package var monthNameJuly: String {
    switch self.language {
    case .english: "July"
    case .simplifiedChinese: "July"
    case .arabic: "يوليو"
    }
  }

  package var monthNameJune: String {
    switch self.language {
    case .english: "June"
    case .simplifiedChinese: "June"
    case .arabic: "يونيو"
    }
  }

  package var monthNameMarch: String {
    switch self.language {
    case .english: "March"
    case .simplifiedChinese: "March"
    case .arabic: "مارس"
    }
  }

  package var monthNameMay: String {
    switch self.language {
    case .english: "May"
    case .simplifiedChinese: "May"
    case .arabic: "مايو"
    }
  }

  package var monthNameNovember: String {
    switch self.language {
    case .english: "November"
    case .simplifiedChinese: "November"
    case .arabic: "نوفمبر"
    }
  }

  package var monthNameOctober: String {
    switch self.language {
    case .english: "October"
    case .simplifiedChinese: "October"
    case .arabic: "أكتوبر"
    }
  }

  package var monthNameSeptember: String {
    switch self.language {
    case .english: "September"
    case .simplifiedChinese: "September"
    case .arabic: "سبتمبر"
    }
  }
}
