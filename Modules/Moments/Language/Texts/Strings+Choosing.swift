// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/languages.json. Do not change it by hand.

extension Strings {
  /// The text in the language, of those in every language.
  func choose(
    _ english: @autoclosure () -> String,
    _ simplifiedChinese: @autoclosure () -> String,
    _ arabic: @autoclosure () -> String,
    _ polish: @autoclosure () -> String
  ) -> String {
    switch language {
    case .english: english()
    case .simplifiedChinese: simplifiedChinese()
    case .arabic: arabic()
    case .polish: polish()
    }
  }

  /// The text in the form that a count takes in the language; `other` where that form is not given.
  func plural(
    _ count: Int,
    zero: @autoclosure () -> String? = nil,
    one: @autoclosure () -> String? = nil,
    two: @autoclosure () -> String? = nil,
    few: @autoclosure () -> String? = nil,
    many: @autoclosure () -> String? = nil,
    other: @autoclosure () -> String
  ) -> String {
    switch PluralCategory(count, in: language) {
    case .zero: zero() ?? other()
    case .one: one() ?? other()
    case .two: two() ?? other()
    case .few: few() ?? other()
    case .many: many() ?? other()
    case .other: other()
    }
  }
}
