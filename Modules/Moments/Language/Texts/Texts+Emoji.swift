// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The heading above the server's emoji without a category.
  public var emojiCustom: String {
    switch self.language {
    case .english: "Of this server"
    case .simplifiedChinese: "本站表情"
    case .arabic: "رموز هذا الخادم"
    }
  }

  /// The heading above the search results.
  public var emojiFound: String {
    switch self.language {
    case .english: "Found"
    case .simplifiedChinese: "搜索结果"
    case .arabic: "النتائج"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupActivities: String {
    switch self.language {
    case .english: "Activities"
    case .simplifiedChinese: "活动"
    case .arabic: "أنشطة"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupFlags: String {
    switch self.language {
    case .english: "Flags"
    case .simplifiedChinese: "旗帜"
    case .arabic: "أعلام"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupFood: String {
    switch self.language {
    case .english: "Food and drink"
    case .simplifiedChinese: "食物与饮料"
    case .arabic: "طعام وشراب"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupNature: String {
    switch self.language {
    case .english: "Animals and nature"
    case .simplifiedChinese: "动物与自然"
    case .arabic: "حيوانات وطبيعة"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupObjects: String {
    switch self.language {
    case .english: "Objects"
    case .simplifiedChinese: "物品"
    case .arabic: "أشياء"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupPeople: String {
    switch self.language {
    case .english: "People"
    case .simplifiedChinese: "人物"
    case .arabic: "أشخاص"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupSmileys: String {
    switch self.language {
    case .english: "Smileys and hearts"
    case .simplifiedChinese: "笑脸与心"
    case .arabic: "وجوه وقلوب"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupSymbols: String {
    switch self.language {
    case .english: "Symbols"
    case .simplifiedChinese: "符号"
    case .arabic: "رموز"
    }
  }

  /// The name of a group of emoji.
  package var emojiGroupTravel: String {
    switch self.language {
    case .english: "Travel and places"
    case .simplifiedChinese: "旅行与地点"
    case .arabic: "سفر وأماكن"
    }
  }

  /// The text when no emoji was found.
  public var emojiNoneMessage: String {
    switch self.language {
    case .english: "Try another word."
    case .simplifiedChinese: "换一个词试试。"
    case .arabic: "جرّب كلمة أخرى."
    }
  }

  /// The title when no emoji was found.
  public var emojiNoneTitle: String {
    switch self.language {
    case .english: "No emoji found"
    case .simplifiedChinese: "未找到表情"
    case .arabic: "لا رموز"
    }
  }

  /// The heading above recently used emoji.
  public var emojiRecent: String {
    switch self.language {
    case .english: "Recently used"
    case .simplifiedChinese: "最近使用"
    case .arabic: "المستخدمة مؤخرًا"
    }
  }

  /// The placeholder of the emoji search field.
  public var emojiSearch: String {
    switch self.language {
    case .english: "Search emoji"
    case .simplifiedChinese: "搜索表情"
    case .arabic: "البحث عن رمز"
    }
  }

  /// The button that opens the emoji sheet, and the title of the sheet.
  public var emojiTitle: String {
    switch self.language {
    case .english: "Emoji"
    case .simplifiedChinese: "表情"
    case .arabic: "رموز تعبيرية"
    }
  }
}
