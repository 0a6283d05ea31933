package import Foundation

/// Text broken into lines, ready to be measured, asked and drawn. Immutable, and safe to share between threads.
package final class TextLayout: Sendable {
  /// One line of a layout.
  package struct Line: Hashable, Sendable {
    /// The room of the line, in points: as wide as its text, as tall as the line.
    package var rect: CGRect
    /// The distance of the baseline from the top of the layout, in points.
    package var baseline: CGFloat
    /// The UTF-16 range of the text on the line.
    package var range: Range<Int>
  }

  /// The text.
  package let text: String
  /// The width of the widest line and the height of all lines, in points. Not rounded.
  package let size: CGSize
  /// How many lines there are.
  package let lineCount: Int
  /// Whether text was left out for want of room.
  package let isTruncated: Bool
  /// The distance of the first baseline from the top, in points.
  package let firstBaseline: CGFloat
  /// The distance of the last baseline from the top, in points.
  package let lastBaseline: CGFloat
  /// Whether a part of the text brings its own color.
  package let hasColorRuns: Bool
  /// The lines, from top to bottom.
  package var lines: [Line] { [] }

  private init(text: String, font: FontSpec) {
    self.text = text
    self.size = CGSize(width: CGFloat(text.count) * font.size / 2, height: font.size * 1.2)
    self.lineCount = 1
    self.isTruncated = false
    self.firstBaseline = font.size
    self.lastBaseline = font.size
    self.hasColorRuns = false
  }

  /// Lays out text whose stretches differ; kept, so asking again is cheap.
  package static func layout(
    _ text: String,
    runs: [TextRun],
    paragraph: TextParagraph,
    width: CGFloat?,
    maximumLines: Int
  ) -> TextLayout {
    TextLayout(text: text, font: runs.first?.attributes.font ?? FontSpec(size: 17))
  }

  /// Lays out text that looks the same all over; kept, so asking again is cheap.
  package static func layout(
    _ text: String,
    attributes: TextAttributes,
    paragraph: TextParagraph,
    width: CGFloat?,
    maximumLines: Int
  ) -> TextLayout {
    TextLayout(text: text, font: attributes.font)
  }

  /// The UTF-16 index of the letter at a point, and how far through it (0 to 1) the point lies; nil off the text.
  package func characterIndex(at point: CGPoint) -> (index: Int, fraction: CGFloat)? { nil }

  /// The rectangles that cover a UTF-16 range, one for each line and direction.
  package func rects(for range: NSRange) -> [CGRect] { [] }
}
extension FontSpec {
  /// The vertical measures of the font. Kept, so asking again is cheap.
  package var metrics: FontMetrics {
    FontMetrics(
      ascender: size,
      descender: -size * 0.2,
      leading: 0,
      capHeight: size * 0.7,
      xHeight: size / 2,
      lineHeight: size * 1.2,
      underlinePosition: 1,
      underlineThickness: 1,
      strikethroughPosition: size / 3
    )
  }
}
