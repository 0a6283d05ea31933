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
}
