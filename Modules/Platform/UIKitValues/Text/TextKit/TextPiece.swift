import CoreGraphics
import Foundation
import TextEngine

/// A part of a paragraph that was laid out at once: all of its lines in a plain container, or one
/// individual line.
///
/// Positions are relative to the top of the paragraph if the piece is in its first container,
/// otherwise to the top of the piece's container; x excludes the container's padding.
struct TextPiece {
  /// The rectangles of an individual line; here x starts at the edge of the container.
  struct Fragment {
    var rect: CGRect
    var usedRect: CGRect
  }

  let layout: TextLayout
  /// The range in the paragraph, in UTF-16 units, without the line break.
  let range: Range<Int>
  /// The index of the container.
  let container: Int
  /// The position at which the layout is drawn.
  var origin: CGPoint
  var fragment: Fragment?
}

/// A line of a paragraph, positioned like ``TextPiece``, with x from the edge of the container.
struct TextLine {
  let container: Int
  /// The line fragment rectangle, including the spacing below.
  var rect: CGRect
  /// The rectangle of the text, including the padding at both sides.
  var usedRect: CGRect
  var baseline: CGFloat
  /// The characters in the paragraph, including the line break at its end.
  var range: Range<Int>
}

/// The position of the next line of a text.
struct TextCursor: Equatable {
  /// The index of the container; the number of containers if all are full.
  var container = 0
  /// The bottom edge of the content in the container.
  var y: CGFloat = 0
  /// The number of lines in the container.
  var lines = 0
  /// The spacing before the next paragraph.
  var gap: CGFloat = 0

  mutating func moveToNextContainer() { self = TextCursor(container: container + 1) }
}

/// The background color of a range of a paragraph.
struct TextBackground: Equatable {
  var range: NSRange
  var color: CGColor
}
