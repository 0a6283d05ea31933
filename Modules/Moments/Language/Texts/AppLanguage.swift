// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/languages.json. Do not change it by hand.

/// A language of the app.
///
/// Chosen at run time, so that one process can show several.
public enum AppLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case arabic = "ar"
  case polish = "pl"

  /// Whether text and layout run from right to left.
  public var isRightToLeft: Bool {
    switch self {
    case .english, .simplifiedChinese, .polish: false
    case .arabic: true
    }
  }

  /// How numbers are written.
  var numberSymbols: NumberSymbols {
    switch self {
    case .english, .simplifiedChinese: NumberSymbols()
    case .arabic: NumberSymbols(zero: "٠", group: "٬", decimal: "٫")
    case .polish: NumberSymbols(group: "\u{00A0}", decimal: ",", minimumGroupingDigits: 2)
    }
  }
}
