internal import CoreGraphics
package import Foundation

/// Text broken into lines, ready to be measured, queried and drawn.
///
/// Immutable, and can be shared between threads.
///
/// Coordinates are points from the top left corner of the layout, y downwards. Nothing is rounded
/// to pixels.
///
/// All lines of one font have the same height, `FontSpec.metrics.lineHeight`, independent of their
/// content: if Chinese, Arabic or emoji use a fallback font, the line keeps the height of the
/// requested font, so that rows have equal heights. ``reach`` is the extent of their glyphs beyond
/// it. The height of a line with several fonts is that of the tallest. If a paragraph requires
/// taller lines, the additional space is above the text. Line spacing is between lines, not after
/// the last.
///
/// An empty text has one empty line with the height of its font.
package final class TextLayout: Sendable {
  /// One line of a layout.
  package struct Line: Hashable, Sendable {
    /// The frame of the line, in points: the width of its text, and the height of the line.
    package var rect: CGRect
    /// The distance of the baseline from the top of the layout, in points.
    package var baseline: CGFloat
    /// The UTF-16 range of the text on the line, including its line break.
    package var range: Range<Int>
  }

  /// The request that the layout was made from.
  let request: TextRequest
  /// The drawing; shared by layouts that differ only in the alignment of their line.
  let drawing: GlyphDrawing
  /// The metrics of the lines, with UTF-8 offsets.
  let measuredLines: [MeasuredLine]
  /// The horizontal offset of the drawing, in points.
  let shift: CGFloat
  /// The letters of the text and its break opportunities, for simple texts laid out without a
  /// width, and for layouts derived from those.
  let clusters: TextClusters?
  /// The layouts that this layout was joined from; empty if it was laid out as a whole.
  let parts: [PlacedPart]

  package var text: String { request.text }
  /// The width of the widest line including indents, and the height of all lines, in points.
  ///
  /// Not rounded.
  package let size: CGSize
  /// Whether text was omitted because it did not fit.
  package let isTruncated: Bool
  /// The extent of letters beyond their lines, in points.
  package let reach: TextReach
  /// The number of lines: at least one.
  package var lineCount: Int { measuredLines.count }
  /// The number of letters shown as a box, because no font has them.
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

  /// Lays out the first line of a text only; not cached.
  ///
  /// For lines with individual widths. A layout that is not truncated shows the whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - runs: The attributes of the text: ordered, contiguous, and not empty.
  ///   - paragraph: The paragraph style.
  ///   - width: The maximum width of the line, in points.
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

  /// Whether the direction of the first paragraph is right to left.
  package var isRightToLeft: Bool { measuredLines.first?.isRightToLeft ?? false }

  /// Derives the layout for a width from one without, if the text fits into it.
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
  /// The start of the line, as a UTF-8 offset in the text.
  var start: Int
  /// The end of the line including the line break, as a UTF-8 offset.
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
  /// Whether the direction of the paragraph is right to left.
  var isRightToLeft: Bool
  /// Whether the line starts a paragraph.
  var startsParagraph: Bool
}
