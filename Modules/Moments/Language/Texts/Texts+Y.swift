// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the previous day.
  public var yesterday: String { choose("Yesterday", "昨天", "أمس", "Wczoraj") }
}
