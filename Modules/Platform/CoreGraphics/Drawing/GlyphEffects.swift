package import Foundation

/// Effects of glyphs besides their font and color.
package final class GlyphEffects: Hashable, Sendable {
  /// The shadow below the glyphs.
  package let shadow: ShadowStyle?
  /// The width of the stroke along the edges, in points; 0 for none.
  package let strokeWidth: CGFloat
  /// The stroke color; nil for the color of the glyphs.
  package let strokeColor: CGColor?
  /// Whether the glyphs are filled.
  package let isFilled: Bool

  package init(
    shadow: ShadowStyle?,
    strokeWidth: CGFloat,
    strokeColor: CGColor?,
    isFilled: Bool
  ) {
    self.shadow = shadow
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.isFilled = isFilled
  }

  package static func == (lhs: GlyphEffects, rhs: GlyphEffects) -> Bool {
    lhs === rhs
      || (lhs.shadow == rhs.shadow && lhs.strokeWidth == rhs.strokeWidth
        && lhs.strokeColor == rhs.strokeColor && lhs.isFilled == rhs.isFilled)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(strokeWidth) }
}
