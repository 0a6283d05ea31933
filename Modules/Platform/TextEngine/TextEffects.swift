package import CoreGraphics
package import Foundation

/// Rarely used attributes of text: shadows, outlines, slanted and widened letters, styled lines.
package struct TextEffects: Hashable, Sendable {
  /// The style of an underline or strikethrough.
  package struct Line: Hashable, Sendable {
    /// The number of lines: one or two.
    package var count = 1
    /// The thickness of the line, as a factor of the default thickness.
    package var weight: CGFloat = 1
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    package var dashes: [CGFloat] = []
    /// Whether spaces are not underlined.
    package var isByWord = false

    package init() {}
  }

  /// The shadow below the letters.
  package var shadow: ShadowStyle?
  /// The width of the stroke along the edges of letters, in percent of the font size: positive
  /// strokes without filling, negative fills too.
  package var strokeWidth: CGFloat = 0
  /// The stroke color; nil uses the color of the text.
  package var strokeColor: CGColor?
  /// The slant to the right, as a fraction of the height of letters.
  package var obliqueness: CGFloat = 0
  /// How much wider letters are: the natural logarithm of the factor.
  package var expansion: CGFloat = 0
  /// Whether ligatures are used.
  package var hasLigatures = true
  package var underline = Line()
  package var strikethrough = Line()

  package init() {}

  /// The factor of the widths of letters.
  var widthFactor: CGFloat { expansion == 0 ? 1 : CGFloat(exp(Double(expansion))) }

  /// Whether all attributes have their defaults.
  package var isEmpty: Bool { self == TextEffects() }

  /// The effects of glyphs at a font size; nil for none.
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

/// A box of the effects, so that the attributes of the many texts without any remain small.
package final class TextEffectsBox: Hashable, Sendable {
  package let effects: TextEffects

  package init(_ effects: TextEffects) { self.effects = effects }

  package static func == (lhs: TextEffectsBox, rhs: TextEffectsBox) -> Bool {
    lhs === rhs || lhs.effects == rhs.effects
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(effects) }
}
