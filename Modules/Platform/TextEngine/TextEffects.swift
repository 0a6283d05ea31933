package import CoreGraphics
package import Foundation

/// What few texts have: shadows, outlines, slanted letters, and lines that are not plain.
package struct TextEffects: Hashable, Sendable {
  /// How a line under or through the text looks.
  package struct Line: Hashable, Sendable {
    /// How many lines there are: one or two.
    package var count = 1
    /// How thick the line is, in parts of the usual thickness.
    package var weight: CGFloat = 1
    /// The lengths of dashes and gaps, in points; none for a line without gaps.
    package var dashes: [CGFloat] = []
    /// Whether spaces have no line.
    package var isByWord = false

    package init() {}
  }

  /// The shadow below the letters.
  package var shadow: ShadowStyle?
  /// The width of the line along the edges of letters, in hundredths of the font's size: above 0
  /// without the letters' inside, below 0 around it.
  package var strokeWidth: CGFloat = 0
  /// The color of that line; nil takes the color of the text.
  package var strokeColor: CGColor?
  /// How far letters lean to the right, in parts of their height.
  package var obliqueness: CGFloat = 0
  /// Whether letters that are written together in one shape are.
  package var hasLigatures = true
  package var underline = Line()
  package var strikethrough = Line()

  package init() {}

  /// Whether nothing is out of the ordinary.
  package var isEmpty: Bool { self == TextEffects() }

  /// How glyphs of a size are drawn; nil for the usual way.
  func glyphEffects(size: CGFloat) -> GlyphEffects? {
    guard shadow != nil || strokeWidth != 0 else { return nil }
    return GlyphEffects(
      shadow: shadow,
      strokeWidth: abs(strokeWidth) / 100 * size,
      strokeColor: strokeColor,
      isFilled: strokeWidth <= 0
    )
  }
}

/// A box of the effects, so that the attributes of the many texts without any stay small.
package final class TextEffectsBox: Hashable, Sendable {
  package let effects: TextEffects

  package init(_ effects: TextEffects) { self.effects = effects }

  package static func == (lhs: TextEffectsBox, rhs: TextEffectsBox) -> Bool {
    lhs === rhs || lhs.effects == rhs.effects
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(effects) }
}
