/// A font file, as requested by name: one weight and slant of a family.
package struct FontFace: Hashable, Sendable {
  /// The family, such as "Inter Display".
  package var family: String
  /// The name that is unique among fonts, such as "InterDisplay-Bold".
  package var postScriptName: String
  /// The name for people, such as "Inter Display Bold".
  package var fullName: String
  /// How bold: 400 (regular), 700 (bold).
  package var weight: Int
  /// Whether the letters lean.
  package var italic: Bool
}
