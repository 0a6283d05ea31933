// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text when an address leads to nothing that can be shown.
  public var searchNothingAtAddress: String {
    switch self.language {
    case .english: "No person and no moment was found at this address."
    case .simplifiedChinese: "此地址没有对应的用户或动态。"
    case .arabic: "لم يُعثر على شخص أو لحظة في هذا العنوان."
    }
  }

  /// The advice when nothing was found.
  package var searchNothingMessageAll: String {
    switch self.language {
    case .english: "Check the spelling, or try other words."
    case .simplifiedChinese: "请检查拼写，或换个词试试。"
    case .arabic: "تحقق من الإملاء أو جرّب كلمات أخرى."
    }
  }

  /// The advice when nothing was found.
  package var searchNothingMessageHashtags: String {
    switch self.language {
    case .english: "Nobody whom the server knows has used it."
    case .simplifiedChinese: "服务器上还没有人用过它。"
    case .arabic: "لم يستخدمه أحد يعرفه الخادم."
    }
  }

  /// The advice when nothing was found.
  package var searchNothingMessagePeople: String {
    switch self.language {
    case .english: "Check the spelling, or type the whole address: @name@server."
    case .simplifiedChinese: "请检查拼写，或输入完整地址：@名字@服务器。"
    case .arabic: "تحقق من الإملاء، أو اكتب العنوان كاملًا: \u{200E}@name@server."
    }
  }

  /// The title when nothing was found.
  public func searchNothingTitle(_ text: String) -> String {
    switch self.language {
    case .english: "Nothing found for “\u{2068}\(text)\u{2069}”"
    case .simplifiedChinese: "没有找到“\u{2068}\(text)\u{2069}”"
    case .arabic: "لا نتائج عن «\u{2068}\(text)\u{2069}»"
    }
  }
}
