package import Foundation

/// A font at a size, as requested by a text layout.
package struct FontSpec: Hashable, Sendable {
  /// The family of the system font.
  package static let systemFamily = "Inter"

  /// The name of the family.
  package var family: String {
    didSet { if family != oldValue { alias = nil } }
  }
  /// The size, in points.
  package var size: CGFloat
  /// The weight: 100 (thin), 400 (regular), 700 (bold), 900 (black).
  package var weight: Int {
    didSet { if weight != oldValue { alias = alias?.styled(weight: weight, italic: nil) } }
  }
  /// Whether the font is italic.
  package var italic: Bool {
    didSet { if italic != oldValue { alias = alias?.styled(weight: nil, italic: italic) } }
  }
  /// Whether all digits have the same width.
  package var monospacedDigits: Bool
  package var features = FontFeatures()
  /// How far glyphs lean to the right, as a fraction of their height, besides an italic face.
  package var lean: CGFloat = 0
  /// The font of an iPhone that this one stands in for; nil for a font that was requested itself.
  package var alias: FontAlias?

  /// Describes a font; the family defaults to the system font's.
  package init(
    family: String = FontSpec.systemFamily,
    size: CGFloat,
    weight: Int = 400,
    italic: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
  }

  /// Whether two descriptions request the same font.
  package static func == (lhs: FontSpec, rhs: FontSpec) -> Bool {
    lhs.size == rhs.size && lhs.weight == rhs.weight && lhs.italic == rhs.italic
      && lhs.monospacedDigits == rhs.monospacedDigits && lhs.family == rhs.family
      && lhs.features == rhs.features && lhs.lean == rhs.lean && lhs.alias == rhs.alias
  }

  /// Hashes size and weight only: the family rarely differs, and every label is hashed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
  }
}
