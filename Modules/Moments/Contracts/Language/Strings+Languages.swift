extension Strings {
  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  ///
  /// - Parameter tag: A BCP 47 tag, such as `de` or `pt-BR`.
  /// - Returns: The name in the language of the app if it is among the fifty common ones, else the
  ///   language's own name, else the tag.
  public func language(named tag: String) -> String? {
    let parts = tag.lowercased().split { "-_".contains($0) }
    guard let code = parts.first, !["und", "unk", "zxx", "mul"].contains(code) else { return nil }
    if code == "zh" {
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional
        ? pick("Traditional Chinese", "繁体中文", "الصينية التقليدية")
        : pick("Chinese", "中文", "الصينية")
    }
    if let names = Self.languages[String(code)] { return pick(names.0, names.1, names.2) }
    return isolated(ComposerLanguage.all.first { $0.tag == code }?.name ?? tag)
  }

  private static let languages: [String: (String, String, String)] = [
    "ar": ("Arabic", "阿拉伯语", "العربية"),
    "bg": ("Bulgarian", "保加利亚语", "البلغارية"),
    "bn": ("Bengali", "孟加拉语", "البنغالية"),
    "ca": ("Catalan", "加泰罗尼亚语", "الكتالانية"),
    "cs": ("Czech", "捷克语", "التشيكية"),
    "da": ("Danish", "丹麦语", "الدنماركية"),
    "de": ("German", "德语", "الألمانية"),
    "el": ("Greek", "希腊语", "اليونانية"),
    "en": ("English", "英语", "الإنجليزية"),
    "eo": ("Esperanto", "世界语", "الإسبرانتو"),
    "es": ("Spanish", "西班牙语", "الإسبانية"),
    "et": ("Estonian", "爱沙尼亚语", "الإستونية"),
    "eu": ("Basque", "巴斯克语", "الباسكية"),
    "fa": ("Persian", "波斯语", "الفارسية"),
    "fi": ("Finnish", "芬兰语", "الفنلندية"),
    "fr": ("French", "法语", "الفرنسية"),
    "ga": ("Irish", "爱尔兰语", "الأيرلندية"),
    "gl": ("Galician", "加利西亚语", "الجاليكية"),
    "he": ("Hebrew", "希伯来语", "العبرية"),
    "hi": ("Hindi", "印地语", "الهندية"),
    "hr": ("Croatian", "克罗地亚语", "الكرواتية"),
    "hu": ("Hungarian", "匈牙利语", "المجرية"),
    "id": ("Indonesian", "印度尼西亚语", "الإندونيسية"),
    "is": ("Icelandic", "冰岛语", "الآيسلندية"),
    "it": ("Italian", "意大利语", "الإيطالية"),
    "ja": ("Japanese", "日语", "اليابانية"),
    "ko": ("Korean", "韩语", "الكورية"),
    "lt": ("Lithuanian", "立陶宛语", "الليتوانية"),
    "lv": ("Latvian", "拉脱维亚语", "اللاتفية"),
    "nb": ("Norwegian", "挪威语", "النرويجية"),
    "nl": ("Dutch", "荷兰语", "الهولندية"),
    "no": ("Norwegian", "挪威语", "النرويجية"),
    "pl": ("Polish", "波兰语", "البولندية"),
    "pt": ("Portuguese", "葡萄牙语", "البرتغالية"),
    "ro": ("Romanian", "罗马尼亚语", "الرومانية"),
    "ru": ("Russian", "俄语", "الروسية"),
    "sk": ("Slovak", "斯洛伐克语", "السلوفاكية"),
    "sl": ("Slovenian", "斯洛文尼亚语", "السلوفينية"),
    "sr": ("Serbian", "塞尔维亚语", "الصربية"),
    "sv": ("Swedish", "瑞典语", "السويدية"),
    "th": ("Thai", "泰语", "التايلاندية"),
    "tr": ("Turkish", "土耳其语", "التركية"),
    "uk": ("Ukrainian", "乌克兰语", "الأوكرانية"),
    "ur": ("Urdu", "乌尔都语", "الأردية"),
    "vi": ("Vietnamese", "越南语", "الفيتنامية"),
  ]
}
