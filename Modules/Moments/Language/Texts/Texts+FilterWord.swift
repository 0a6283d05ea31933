// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The action that makes a filter of a moment's words.
  public var filterWord: String {
    choose("Filter a word…", "过滤字词…", "ترشيح كلمة…", "Filtruj słowo…")
  }

  /// The accessibility label of a word's field.
  public func filterWordNumber(_ number: Int) -> String {
    choose(
      "Word \(self.number(number))",
      "字词\(self.number(number))",
      "الكلمة \(self.number(number))",
      "Słowo \(self.number(number))"
    )
  }

  /// Shown in each empty field for a word of a filter.
  public var filterWordPlaceholder: String {
    choose("Add a word or phrase", "添加字词或短语", "أضف كلمة أو عبارة", "Dodaj słowo lub zwrot")
  }
}
