internal import CoreGraphics
package import Foundation

/// Text broken into lines, ready to be measured, queried and drawn.
///
/// Immutable, and safe to share between threads.
///
/// Coordinates are points from the top left corner of the layout, y downwards. Nothing is rounded
/// to pixels.
///
/// All lines of one font have the same height, `FontSpec.metrics.lineHeight`, whatever is on them:
/// where Chinese, Arabic or emoji come from a fallback font, the line keeps the height of the font
/// requested, so that rows have equal heights. ``reach`` is how far their glyphs extend beyond it.
/// On a line of several fonts the tallest counts. Where a paragraph asks for taller
/// lines, the extra room is above the text. Line spacing is between lines, not after the last.
///
/// An empty text has one empty line, as tall as its font.
package final class TextLayout: Sendable {
  /// One line of a layout.
  package struct Line: Hashable, Sendable {
    /// The room of the line, in points: as wide as its text, as tall as the line.
    package var rect: CGRect
    /// The distance of the baseline from the top of the layout, in points.
    package var baseline: CGFloat
    /// The UTF-16 range of the text on the line, the line break that ends it included.
    package var range: Range<Int>
  }

  /// The request that the layout was made from.
  let request: TextRequest
  /// The drawing; shared by layouts that differ only in the alignment of their line.
  let drawing: GlyphDrawing
  /// The measures of the lines, by UTF-8 offsets.
  let measuredLines: [MeasuredLine]
  /// How far the drawing is moved to the right.
  let shift: CGFloat
  /// The letters of the text and where it may be broken, for simple texts laid out without a
  /// width, and for what was made of those.
  let clusters: TextClusters?
  /// The layouts that this one was put together from; empty for one that was laid out as a whole.
  let parts: [PlacedPart]

  package var text: String { request.text }
  /// The width of the widest line, indents included, and the height of all lines, in points.
  ///
  /// Not rounded.
  package let size: CGSize
  /// Whether text was left out for want of room.
  package let isTruncated: Bool
  /// How far letters reach beyond the line that they are on, in points.
  package let reach: TextReach
  /// How many lines there are: one at least.
  package var lineCount: Int { measuredLines.count }
  /// How many letters show as a box, because no font has them.
  package var boxCount: Int { drawing.boxCount }
  /// The distance of the first baseline from the top, in points.
  package var firstBaseline: CGFloat { measuredLines.first?.baseline ?? 0 }
  /// The distance of the last baseline from the top, in points.
  package var lastBaseline: CGFloat { measuredLines.last?.baseline ?? 0 }

  init(
    request: TextRequest,
    drawing: GlyphDrawing,
    lines: [MeasuredLine],
    size: CGSize,
    isTruncated: Bool,
    reach: TextReach,
    shift: CGFloat = 0,
    clusters: TextClusters? = nil,
    parts: [PlacedPart] = []
  ) {
    self.request = request
    self.drawing = drawing
    self.measuredLines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.reach = reach
    self.shift = shift
    self.clusters = clusters
    self.parts = parts
  }

  /// Lays out text whose stretches differ; kept, so asking again is cheap.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - runs: The attributes of the text: ordered, without gaps.
  ///   - paragraph: How lines are formed.
  ///   - width: How wide lines may be, in points; nil for any width.
  ///   - maximumLines: How many lines there may be; 0 for any number.
  /// - Returns: The layout.
  package static func layout(
    _ text: String,
    runs: [TextRun],
    paragraph: TextParagraph,
    width: CGFloat?,
    maximumLines: Int
  ) -> TextLayout {
    TextLayouts.of(text, runs: runs, paragraph: paragraph)
      .layout(width: width, maximumLines: maximumLines)
  }

  /// Lays out text with uniform attributes; cached, so a second call is cheap.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - attributes: The attributes of the text.
  ///   - paragraph: How lines are formed.
  ///   - width: How wide lines may be, in points; nil for any width.
  ///   - maximumLines: How many lines there may be; 0 for any number.
  /// - Returns: The layout.
  package static func layout(
    _ text: String,
    attributes: TextAttributes,
    paragraph: TextParagraph,
    width: CGFloat?,
    maximumLines: Int
  ) -> TextLayout {
    TextLayouts.of(text, attributes: attributes, paragraph: paragraph)
      .layout(width: width, maximumLines: maximumLines)
  }

  /// Lays out the first line of a text, and nothing of what follows; not kept.
  ///
  /// For lines that each have a width of their own. A layout that is not truncated shows all of
  /// the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - runs: The attributes of the text: ordered, without gaps, one at least.
  ///   - paragraph: How lines are formed.
  ///   - width: How wide the line may be, in points.
  /// - Returns: The layout.
  package static func firstLine(
    of text: String,
    runs: [TextRun],
    paragraph: TextParagraph,
    width: CGFloat
  ) -> TextLayout {
    let key = TextKey(text: text, style: .runs(runs), paragraph: paragraph)
    let request = TextRequest(key, width: width, maximumLines: 1)
    return TextTypesetter.use(request) { $0.typeset() }
  }

  /// Whether the first paragraph runs from right to left.
  package var isRightToLeft: Bool { measuredLines.first?.isRightToLeft ?? false }

  /// A text that was measured without a width, and fits in the width now given, need not be laid
  /// out again.
  func moved(for request: TextRequest) -> TextLayout? {
    guard request.paragraph.alignment != .justified, lineCount == 1, !isTruncated,
      let line = measuredLines.first
    else { return nil }
    let width = CGFloat(request.width) / 1024
    guard size.width <= width else { return nil }
    let x = TextTypesetter.lineX(
      line,
      width: width,
      paragraph: request.paragraph,
      isFirstOfParagraph: true
    )
    var moved = line
    moved.x = x
    return TextLayout(
      request: request,
      drawing: drawing,
      lines: [moved],
      size: size,
      isTruncated: false,
      reach: reach,
      shift: shift + x - line.x,
      clusters: clusters
    )
  }
}

struct MeasuredLine: Sendable {
  /// Where the line starts, in UTF-8 bytes of the text.
  var start: Int
  /// Where the line ends, in UTF-8 bytes, the line break included.
  var end: Int
  /// The left edge of the text, in points.
  var x: CGFloat
  /// The width of the text, in points.
  var width: CGFloat
  /// The top of the line, in points.
  var top: CGFloat
  /// The height of the line, in points.
  var height: CGFloat
  /// The distance of the baseline from the top of the layout, in points.
  var baseline: CGFloat
  /// Whether the paragraph runs from right to left.
  var isRightToLeft: Bool
  /// Whether the line starts a paragraph.
  var startsParagraph: Bool
}
