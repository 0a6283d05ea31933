// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text when an address leads to nothing that can be shown.
  public var searchNothingAtAddress: String {
    choose(
      "No person and no moment was found at this address.",
      "此地址没有对应的用户或动态。",
      "لم يُعثر على شخص أو لحظة في هذا العنوان.",
      "Pod tym adresem nie znaleziono osoby ani wpisu."
    )
  }

  /// The advice when nothing was found.
  package var searchNothingMessageAll: String {
    choose(
      "Check the spelling, or try other words.",
      "请检查拼写，或换个词试试。",
      "تحقق من الإملاء أو جرّب كلمات أخرى.",
      "Sprawdź pisownię albo spróbuj innych słów."
    )
  }

  /// The advice when nothing was found.
  package var searchNothingMessageHashtags: String {
    choose(
      "Nobody whom the server knows has used it.",
      "服务器上还没有人用过它。",
      "لم يستخدمه أحد يعرفه الخادم.",
      "Nikt, kogo zna serwer, go nie używa."
    )
  }

  /// The advice when nothing was found.
  package var searchNothingMessagePeople: String {
    choose(
      "Check the spelling, or type the whole address: @name@server.",
      "请检查拼写，或输入完整地址：@名字@服务器。",
      "تحقق من الإملاء، أو اكتب العنوان كاملًا: \u{200E}@name@server.",
      "Sprawdź pisownię albo wpisz cały adres: @nazwa@serwer."
    )
  }

  /// The title when nothing was found.
  public func searchNothingTitle(_ text: String) -> String {
    choose(
      "Nothing found for “\u{2068}\(text)\u{2069}”",
      "没有找到“\u{2068}\(text)\u{2069}”",
      "لا نتائج عن «\u{2068}\(text)\u{2069}»",
      "Nic nie znaleziono dla „\u{2068}\(text)\u{2069}”"
    )
  }
}
