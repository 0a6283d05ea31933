package import Foundation

/// The vertical metrics of a font, in points.
///
/// Not rounded.
package struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline.
  package var ascender: CGFloat
  /// The depth below the baseline; negative.
  package var descender: CGFloat
  /// The font's recommended gap between two lines.
  package var leading: CGFloat
  /// The height of a flat capital letter.
  package var capHeight: CGFloat
  /// The height of a flat lowercase letter.
  package var xHeight: CGFloat
  /// The height of a line: from ascender to descender.
  package var lineHeight: CGFloat
  /// The distance of the center of an underline below the baseline.
  package var underlinePosition: CGFloat
  /// How thick an underline is, half above and half below ``underlinePosition``.
  package var underlineThickness: CGFloat
  /// The distance of the center of a strikethrough above the baseline.
  package var strikethroughPosition: CGFloat
}

extension FontMetrics {
  /// Sets how high a line is, where that of the font is another than on iOS.
  ///
  /// Letters stay where they are relative to the baseline.
  mutating func setLine(ascender: CGFloat, descender: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    lineHeight = ascender - descender
  }
}
