import CoreGraphics
import Foundation
import TextEngine

/// A paragraph of a text with its layout.
package struct TextBlock {
  /// The start, in UTF-16 units of the whole text.
  package var start: Int
  /// The text, without the line break at its end.
  let text: String
  /// The length of the text, in UTF-16 units.
  let textLength: Int
  /// The length of the line break; 0 for the last paragraph.
  let breakLength: Int

  /// The index of the container in which the paragraph begins.
  var container = 0
  /// The vertical position, in points from the top of the container.
  var top: CGFloat = 0
  /// The parts of the layout, in the order of the text; empty if the paragraph is not shown.
  var pieces: [TextPiece] = []
  /// The width of the widest line and the height of the lines in the paragraph's first container.
  var size = CGSize.zero
  /// The background colors.
  var backgrounds: [TextBackground] = []
  /// Whether no line is shown, because the containers are full.
  var isBeyondLimit = false
  /// Whether the end of the text does not fit.
  var isTruncated = false

  /// The layout in one piece, for a plain container without limits, and its width.
  var whole: (layout: TextLayout, width: CGFloat?)?
  /// The spacing above and below.
  var spacing = TextSpacing()
  /// The positions at which the layout began and ended.
  var entry: TextCursor?
  var exit = TextCursor()
  /// The caret positions; calculated on first use.
  var carets: TextCarets?
  /// The lines; calculated on first use.
  var lines: [TextLine]?

  /// The length including the line break.
  package var length: Int { textLength + breakLength }

  var height: CGFloat { isBeyondLimit ? 0 : size.height }

  /// The end of the text, before the line break.
  var textEnd: Int { start + textLength }

  init(start: Int, text: String, breakLength: Int) {
    self.start = start
    self.text = text
    self.breakLength = breakLength
    textLength = text.utf16.count
  }

  /// Whether another paragraph shows the same text in the same lines.
  func looks(like other: TextBlock) -> Bool {
    guard let one = pieces.first, let two = other.pieces.first, pieces.count == 1,
      other.pieces.count == 1
    else { return false }
    return one.layout === two.layout && one.origin == two.origin
      && backgrounds == other.backgrounds
  }

  // MARK: - Parting

  /// Returns the paragraphs of a range of whole paragraphs.
  static func blocks(
    of storage: NSTextStorage,
    in range: NSRange,
    isSingleLine: Bool,
    isToEnd: Bool = true,
    isHidden: (Int) -> Bool
  ) -> [TextBlock] {
    let all = storage.string
    let units = all.utf16
    let from = units.index(units.startIndex, offsetBy: range.location)
    let to = units.index(from, offsetBy: range.length)
    let part = all[from..<to]
    if isSingleLine {
      return [TextBlock(start: range.location, text: String(part), breakLength: 0)]
    }
    var blocks: [TextBlock] = []
    var start = range.location
    var rest = part
    var search = part
    while let found = search.unicodeScalars.firstIndex(where: isBreak) {
      var after = rest.unicodeScalars.index(after: found)
      if rest.unicodeScalars[found] == "\r", after < rest.endIndex,
        rest.unicodeScalars[after] == "\n"
      {
        after = rest.unicodeScalars.index(after: after)
      }
      if isHidden(start + rest.utf16.distance(from: rest.startIndex, to: found)) {
        search = rest[after...]
        continue
      }
      let block = TextBlock(
        start: start,
        text: String(rest[..<found]),
        breakLength: rest.utf16.distance(from: found, to: after)
      )
      blocks.append(block)
      start += block.length
      rest = rest[after...]
      search = rest
    }
    if isToEnd || !rest.isEmpty {
      blocks.append(TextBlock(start: start, text: String(rest), breakLength: 0))
    }
    return blocks
  }

  /// Whether a scalar ends a paragraph.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{85}"
  }

  /// Whether the text contains a letter, which determines its direction.
  static func hasDirection(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

/// The spacing around a paragraph and between its lines, in points.
struct TextSpacing: Equatable {
  var before: CGFloat = 0
  var after: CGFloat = 0
  var line: CGFloat = 0
}
