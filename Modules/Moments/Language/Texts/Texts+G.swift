// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text of a gap.
  public var gapTitle: String {
    choose(
      "There may be more moments here",
      "这里可能还有动态",
      "قد تكون هنا لحظات أخرى",
      "Tu może być więcej wpisów"
    )
  }
}
