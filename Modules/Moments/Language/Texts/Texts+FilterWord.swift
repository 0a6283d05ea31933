// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action that makes a filter of a moment's words.
  public var filterWord: String {
    switch self.language {
    case .english: "Filter a word…"
    case .simplifiedChinese: "过滤字词…"
    case .arabic: "ترشيح كلمة…"
    }
  }

  /// The accessibility label of a word's field.
  public func filterWordNumber(_ number: Int) -> String {
    switch self.language {
    case .english: "Word \(self.number(number))"
    case .simplifiedChinese: "字词\(self.number(number))"
    case .arabic: "الكلمة \(self.number(number))"
    }
  }

  /// Shown in each empty field for a word of a filter.
  public var filterWordPlaceholder: String {
    switch self.language {
    case .english: "Add a word or phrase"
    case .simplifiedChinese: "添加字词或短语"
    case .arabic: "أضف كلمة أو عبارة"
    }
  }
}
