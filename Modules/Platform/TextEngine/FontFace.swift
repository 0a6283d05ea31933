internal import CPango

/// A font of a family, with one weight and slant, that can be requested by name.
package struct FontFace: Hashable, Sendable {
  /// The family, such as "Inter Display".
  package var family: String
  /// The PostScript name, unique among fonts, such as "InterDisplay-Bold".
  package var postScriptName: String
  /// The display name, such as "Inter Display Bold".
  package var fullName: String
  /// The weight: 400 (regular), 700 (bold).
  package var weight: Int
  /// Whether the font is italic or oblique.
  package var italic: Bool
  /// The font of an iPhone that this one stands in for; nil for a font that was requested itself.
  package var alias: FontAlias?
}

extension FontFace {
  /// Converts a font of Fontconfig, an `FcPattern *`; nil for a variable weight.
  init?(_ pattern: OpaquePointer) {
    func string(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch else { return nil }
      return value.map { String(cString: $0) }
    }
    func number(_ key: String) -> Double? {
      var value = 0.0
      return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
    }
    guard let family = string(FC_FAMILY), let name = string(FC_POSTSCRIPT_NAME),
      let weight = number(FC_WEIGHT)
    else { return nil }
    self.init(
      family: family,
      postScriptName: name,
      fullName: string(FC_FULLNAME) ?? name,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      italic: number(FC_SLANT) ?? 0 > 0
    )
  }
}
