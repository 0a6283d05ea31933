// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesEverywhere: String {
    choose("everywhere", "适用于所有地方", "في كل مكان", "wszędzie")
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package func filterPlacesIn(_ names: String) -> String {
    choose("in \(names)", "适用于\(names)", "في \(names)", "miejsca: \(names)")
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesNowhere: String { choose("nowhere", "不适用于任何地方", "لا مكان", "nigdzie") }
}
