// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The heading above the server's emoji without a category.
  public var emojiCustom: String {
    choose("Of this server", "本站表情", "رموز هذا الخادم", "Z tego serwera")
  }

  /// The heading above the search results.
  public var emojiFound: String { choose("Found", "搜索结果", "النتائج", "Znalezione") }

  /// The name of a group of emoji.
  package var emojiGroupActivities: String { choose("Activities", "活动", "أنشطة", "Aktywności") }

  /// The name of a group of emoji.
  package var emojiGroupFlags: String { choose("Flags", "旗帜", "أعلام", "Flagi") }

  /// The name of a group of emoji.
  package var emojiGroupFood: String {
    choose("Food and drink", "食物与饮料", "طعام وشراب", "Jedzenie i napoje")
  }

  /// The name of a group of emoji.
  package var emojiGroupNature: String {
    choose("Animals and nature", "动物与自然", "حيوانات وطبيعة", "Zwierzęta i przyroda")
  }

  /// The name of a group of emoji.
  package var emojiGroupObjects: String { choose("Objects", "物品", "أشياء", "Przedmioty") }

  /// The name of a group of emoji.
  package var emojiGroupPeople: String { choose("People", "人物", "أشخاص", "Ludzie") }

  /// The name of a group of emoji.
  package var emojiGroupSmileys: String {
    choose("Smileys and hearts", "笑脸与心", "وجوه وقلوب", "Buźki i serca")
  }

  /// The name of a group of emoji.
  package var emojiGroupSymbols: String { choose("Symbols", "符号", "رموز", "Symbole") }

  /// The name of a group of emoji.
  package var emojiGroupTravel: String {
    choose("Travel and places", "旅行与地点", "سفر وأماكن", "Podróże i miejsca")
  }

  /// The text when no emoji was found.
  public var emojiNoneMessage: String {
    choose("Try another word.", "换一个词试试。", "جرّب كلمة أخرى.", "Spróbuj innego słowa.")
  }

  /// The title when no emoji was found.
  public var emojiNoneTitle: String {
    choose("No emoji found", "未找到表情", "لا رموز", "Nie znaleziono emoji")
  }

  /// The heading above recently used emoji.
  public var emojiRecent: String {
    choose("Recently used", "最近使用", "المستخدمة مؤخرًا", "Ostatnio używane")
  }

  /// The placeholder of the emoji search field.
  public var emojiSearch: String { choose("Search emoji", "搜索表情", "البحث عن رمز", "Szukaj emoji") }

  /// The button that opens the emoji sheet, and the title of the sheet.
  public var emojiTitle: String { choose("Emoji", "表情", "رموز تعبيرية", "Emoji") }
}
