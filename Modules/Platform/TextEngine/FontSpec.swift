package import Foundation

/// A font at a size, as a text layout requests it.
package struct FontSpec: Hashable, Sendable {
  /// The family of the system font.
  package static let systemFamily = "Inter"

  /// The name of the family.
  package var family: String
  /// The size, in points.
  package var size: CGFloat
  /// How bold: 100 (thin), 400 (regular), 700 (bold), 900 (black).
  package var weight: Int
  /// Whether the letters lean.
  package var italic: Bool
  /// Whether all digits have the same width.
  package var monospacedDigits: Bool
  /// What else the font is asked for.
  package var features = FontFeatures()

  /// Describes a font; without a family, the system font.
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
      && lhs.features == rhs.features
  }

  /// Hashes size and weight only: families hardly differ, and hashing happens for every label.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
  }
}
