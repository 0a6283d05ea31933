// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesEverywhere: String {
    switch self.language {
    case .english: "everywhere"
    case .simplifiedChinese: "适用于所有地方"
    case .arabic: "في كل مكان"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package func filterPlacesIn(_ names: String) -> String {
    switch self.language {
    case .english: "in \(names)"
    case .simplifiedChinese: "适用于\(names)"
    case .arabic: "في \(names)"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesNowhere: String {
    switch self.language {
    case .english: "nowhere"
    case .simplifiedChinese: "不适用于任何地方"
    case .arabic: "لا مكان"
    }
  }
}
