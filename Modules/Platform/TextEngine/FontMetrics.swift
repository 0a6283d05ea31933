package import Foundation

/// The vertical measures of a font, in points.
///
/// Not rounded.
package struct FontMetrics: Hashable, Sendable {
  /// How far the font reaches above the baseline.
  package var ascender: CGFloat
  /// How far the font reaches below the baseline; negative.
  package var descender: CGFloat
  /// The font's own gap between two lines.
  package var leading: CGFloat
  /// How tall a flat capital letter is.
  package var capHeight: CGFloat
  /// How tall a flat small letter is.
  package var xHeight: CGFloat
  /// The height of a line: from ascender to descender.
  package var lineHeight: CGFloat
  /// Where an underline lies, as the distance of its middle below the baseline.
  package var underlinePosition: CGFloat
  /// How thick an underline is.
  package var underlineThickness: CGFloat
  /// Where a strikethrough lies, as the distance of its middle above the baseline.
  package var strikethroughPosition: CGFloat
}
