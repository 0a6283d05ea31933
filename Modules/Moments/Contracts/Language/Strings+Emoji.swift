extension Strings {
  /// The button that opens the emoji, and the title of their sheet.
  public var emojiTitle: String { pick("Emoji", "表情", "رموز تعبيرية") }

  /// What stands in the field that looks for emoji.
  public var emojiSearch: String { pick("Search emoji", "搜索表情", "البحث عن رمز") }

  /// What stands above what was found.
  public var emojiFound: String { pick("Found", "搜索结果", "النتائج") }

  /// What stands above what the reader chose last.
  public var emojiRecent: String { pick("Recently used", "最近使用", "المستخدمة مؤخرًا") }

  /// What stands above the emoji of the server that have no category.
  public var emojiCustom: String { pick("Of this server", "本站表情", "رموز هذا الخادم") }

  /// The title where no emoji was found.
  public var emojiNoneTitle: String { pick("No emoji found", "未找到表情", "لا رموز") }

  /// What is said where no emoji was found.
  public var emojiNoneMessage: String {
    pick("Try another word.", "换一个词试试。", "جرّب كلمة أخرى.")
  }

  /// What a group of emoji is called.
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
