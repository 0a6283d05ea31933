import CoreGraphics
import Foundation
import TextEngine

/// A part of a paragraph that was laid out at once: all of its lines in a plain container, or one
/// line whose width is its own.
///
/// Places are relative to the top of the paragraph if the piece is in the container in which that
/// begins, else to the top of its own; x does not count the container's padding.
struct TextPiece {
  /// The room of a line that was given its own.
  ///
  /// Here x counts from the edge of the container.
  struct Fragment {
    var rect: CGRect
    var usedRect: CGRect
  }

  let layout: TextLayout
  /// Which part of the paragraph it shows, in UTF-16 units, without the break.
  let range: Range<Int>
  /// The number of the container.
  let container: Int
  /// Where the layout is drawn.
  var origin: CGPoint
  var fragment: Fragment?
}

/// A line of a paragraph, placed as ``TextPiece`` is, with x from the edge of the container.
struct TextLine {
  let container: Int
  /// The room of the line with the spacing behind it.
  var rect: CGRect
  /// Around the text, with the padding on both sides.
  var usedRect: CGRect
  var baseline: CGFloat
  /// The characters in the paragraph, the break at its end included.
  var range: Range<Int>
}

/// Where the next line of a text goes.
struct TextCursor: Equatable {
  /// The number of the container; as many as there are if all are full.
  var container = 0
  /// The lower edge of what is in the container.
  var y: CGFloat = 0
  /// How many lines are in the container.
  var lines = 0
  /// The room to leave before the next paragraph.
  var gap: CGFloat = 0

  mutating func moveToNextContainer() { self = TextCursor(container: container + 1) }
}

/// A color behind a part of a paragraph.
struct TextBackground: Equatable {
  var range: NSRange
  var color: CGColor
}
