extension Strings {
  /// The button that opens the emoji sheet, and the title of the sheet.
  public var emojiTitle: String { pick("Emoji", "表情", "رموز تعبيرية") }

  /// The placeholder of the emoji search field.
  public var emojiSearch: String { pick("Search emoji", "搜索表情", "البحث عن رمز") }

  /// The heading above the search results.
  public var emojiFound: String { pick("Found", "搜索结果", "النتائج") }

  /// The heading above recently used emoji.
  public var emojiRecent: String { pick("Recently used", "最近使用", "المستخدمة مؤخرًا") }

  /// The heading above the server's emoji without a category.
  public var emojiCustom: String { pick("Of this server", "本站表情", "رموز هذا الخادم") }

  /// The title when no emoji was found.
  public var emojiNoneTitle: String { pick("No emoji found", "未找到表情", "لا رموز") }

  /// The text when no emoji was found.
  public var emojiNoneMessage: String {
    pick("Try another word.", "换一个词试试。", "جرّب كلمة أخرى.")
  }

  /// The name of a group of emoji.
  public func emojiGroup(_ group: EmojiGroup) -> String {
    switch group {
    case .smileys: pick("Smileys and hearts", "笑脸与心", "وجوه وقلوب")
    case .people: pick("People", "人物", "أشخاص")
    case .nature: pick("Animals and nature", "动物与自然", "حيوانات وطبيعة")
    case .food: pick("Food and drink", "食物与饮料", "طعام وشراب")
    case .travel: pick("Travel and places", "旅行与地点", "سفر وأماكن")
    case .activities: pick("Activities", "活动", "أنشطة")
    case .objects: pick("Objects", "物品", "أشياء")
    case .symbols: pick("Symbols", "符号", "رموز")
    case .flags: pick("Flags", "旗帜", "أعلام")
    }
  }
}
