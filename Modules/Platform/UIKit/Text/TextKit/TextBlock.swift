import CoreGraphics
import Foundation
import TextEngine

/// A paragraph of a text, laid out.
struct TextBlock {
  /// Where it starts, in UTF-16 units of the whole text.
  var start: Int
  /// The text, without the break at its end.
  let text: String
  /// How long the text is, in UTF-16 units.
  let textLength: Int
  /// How long the break is: 0 for the last paragraph.
  let breakLength: Int

  /// The number of the container in which it begins.
  var container = 0
  /// Where it lies, in points from the top of the container.
  var top: CGFloat = 0
  /// What it is made of, in the order of the text; empty where it is not shown.
  var pieces: [TextPiece] = []
  /// The width of its widest line and the height of its lines in the container it begins in.
  var size = CGSize.zero
  /// The colors behind its letters.
  var backgrounds: [TextBackground] = []
  /// Whether no line of it is shown, for want of room.
  var isBeyondLimit = false
  /// Whether text was left out for want of room.
  var isTruncated = false

  /// All of it in one piece, as it is in a plain container without limits, and the width of that.
  var whole: (layout: TextLayout, width: CGFloat?)?
  /// The room above and below.
  var spacing = TextSpacing()
  /// Where it was placed, and where that left off.
  var entry: TextCursor?
  var exit = TextCursor()
  /// Where carets may stand; made when first requested.
  var carets: TextCarets?
  /// Its lines; made when first requested.
  var lines: [TextLine]?

  /// The length with the break.
  var length: Int { textLength + breakLength }

  var height: CGFloat { isBeyondLimit ? 0 : size.height }

  /// Where the text ends, before the break.
  var textEnd: Int { start + textLength }

  var range: NSRange { NSRange(location: start, length: length) }

  init(start: Int, text: String, breakLength: Int) {
    self.start = start
    self.text = text
    self.breakLength = breakLength
    textLength = text.utf16.count
  }

  /// Whether it shows the same letters in the same lines as another.
  func looks(like other: TextBlock) -> Bool {
    guard let one = pieces.first, let two = other.pieces.first, pieces.count == 1,
      other.pieces.count == 1
    else { return false }
    return one.layout === two.layout && one.origin == two.origin
      && backgrounds == other.backgrounds
  }

  // MARK: - Parting

  /// The paragraphs of a part of a text that starts and ends with one.
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

  /// Whether some letter says which way the text runs.
  static func hasDirection(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

/// The room around a paragraph and between its lines, in points.
struct TextSpacing: Equatable {
  var before: CGFloat = 0
  var after: CGFloat = 0
  var line: CGFloat = 0
}
