// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the row that shows all results of a kind.
  package var searchShowAllAll: String {
    switch self.language {
    case .english: "Show all"
    case .simplifiedChinese: "查看全部"
    case .arabic: "عرض الكل"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllHashtags: String {
    switch self.language {
    case .english: "Show all hashtags"
    case .simplifiedChinese: "查看全部话题"
    case .arabic: "عرض كل الوسوم"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllMoments: String {
    switch self.language {
    case .english: "Show all moments"
    case .simplifiedChinese: "查看全部动态"
    case .arabic: "عرض كل اللحظات"
    }
  }

  /// The title of the row that shows all results of a kind.
  package var searchShowAllPeople: String {
    switch self.language {
    case .english: "Show all people"
    case .simplifiedChinese: "查看全部用户"
    case .arabic: "عرض كل الأشخاص"
    }
  }
}
