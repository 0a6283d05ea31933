package import Foundation

/// The possible caret positions in laid out text: both edges of every character, line by line.
///
/// Made once for a layout, so that carets, selections and points are found without shaping the text
/// again. Offsets are UTF-16 units of the layout's text.
package struct TextCarets: Sendable {
  /// The characters of one line.
  package struct Line: Sendable {
    /// The frame of the line, in points.
    package var rect: CGRect
    /// The UTF-16 range of the text on the line, including a line separator.
    package var range: Range<Int>
    /// Whether the paragraph's direction is right to left.
    package var isRightToLeft: Bool
    var characters: [Character] = []
  }

  /// A Unicode scalar, the unit of caret movement.
  struct Character: Sendable {
    /// Its first UTF-16 unit.
    var start: Int32
    /// The leading and the trailing edge, in reading direction.
    var leading: Float
    var trailing: Float
    var isRightToLeft: Bool
  }

  /// The lines, from top to bottom.
  package let lines: [Line]

  init(lines: [Line]) { self.lines = lines }

  /// Joins the caret positions of several layouts that show successive parts of one text.
  ///
  /// - Parameter parts: The caret positions of each layout, its origin, and the UTF-16 range of its
  ///   text in the whole.
  package init(joining parts: [(carets: TextCarets, origin: CGPoint, range: Range<Int>)]) {
    lines = parts.flatMap { part in
      part.carets.lines.map { $0.moved(to: part.origin, part.range) }
    }
  }

  /// Returns the line of a caret.
  ///
  /// At a soft line break, the end of a line and the start of the next have the same offset.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset.
  ///   - prefersEarlier: Whether to return the earlier of two lines.
  /// - Returns: The index of the line.
  package func line(at offset: Int, prefersEarlier: Bool = false) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      let start = lines[middle].range.lowerBound
      if start < offset || (start == offset && !prefersEarlier) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return max(low, 0)
  }

  /// The x coordinate of a caret, in points from the left edge of the layout.
  ///
  /// Between letters of different directions, it is where a letter of the paragraph's direction
  /// would be inserted.
  package func x(at offset: Int, inLine index: Int) -> CGFloat {
    let line = lines[index]
    let base = line.isRightToLeft
    let next = line.firstCharacter(from: offset)
    let after = next < line.characters.count ? line.characters[next] : nil
    let before = next > 0 ? line.characters[next - 1] : nil
    switch (before, after) {
    case (nil, nil): return line.rect.minX
    case (nil, let after?):
      if after.isRightToLeft == base { return CGFloat(after.leading) }
      return base ? line.rect.maxX : line.rect.minX
    case (let before?, nil):
      if before.isRightToLeft == base { return line.clamp(before.trailing) }
      return base ? line.rect.minX : line.rect.maxX
    case (let before?, let after?):
      if before.isRightToLeft == after.isRightToLeft || after.isRightToLeft == base {
        return line.clamp(after.leading)
      }
      return line.clamp(before.trailing)
    }
  }

  /// The offset whose caret is closest to an x coordinate on a line.
  ///
  /// It may be inside a grapheme cluster of several scalars: the caller must round it.
  package func offset(at x: CGFloat, inLine index: Int) -> Int {
    let line = lines[index]
    guard !line.characters.isEmpty else { return line.range.lowerBound }
    let x = Float(x)
    var best = 0
    var distance = Float.infinity
    for (place, character) in line.characters.enumerated() {
      let left = min(character.leading, character.trailing)
      let right = max(character.leading, character.trailing)
      let away = x < left ? left - x : max(x - right, 0)
      if away < distance || (away == distance && left < right && x < right) {
        (best, distance) = (place, away)
      }
    }
    let character = line.characters[best]
    if abs(x - character.leading) <= abs(x - character.trailing) { return Int(character.start) }
    return line.end(ofCharacter: best)
  }

  /// The horizontal spans of a range on a line, from left to right, in points.
  package func spans(of range: Range<Int>, inLine index: Int) -> [ClosedRange<CGFloat>] {
    let line = lines[index]
    let first = line.firstCharacter(from: range.lowerBound)
    let last = line.firstCharacter(from: range.upperBound)
    guard first < last else { return [] }
    var spans = line.characters[first..<last]
      .map { character -> ClosedRange<CGFloat> in
        let a = line.clamp(character.leading)
        let b = line.clamp(character.trailing)
        return min(a, b)...max(a, b)
      }
    spans.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<CGFloat>] = []
    for span in spans where span.upperBound > span.lowerBound {
      if let before = merged.last, span.lowerBound <= before.upperBound + 0.05 {
        merged[merged.count - 1] = before.lowerBound...max(before.upperBound, span.upperBound)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}

extension TextCarets.Line {
  fileprivate func moved(to origin: CGPoint, _ shown: Range<Int>) -> Self {
    var line = self
    line.rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    let start = shown.lowerBound
    line.range =
      min(
        start + range.lowerBound,
        shown.upperBound
      )..<min(start + range.upperBound, shown.upperBound)
    let x = Float(origin.x)
    line.characters = characters.compactMap { character in
      var character = character
      character.start += Int32(start)
      character.leading += x
      character.trailing += x
      return Int(character.start) < shown.upperBound ? character : nil
    }
    return line
  }

  /// The first character that starts at or after an offset.
  func firstCharacter(from offset: Int) -> Int {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(characters[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func end(ofCharacter index: Int) -> Int {
    index + 1 < characters.count ? Int(characters[index + 1].start) : range.upperBound
  }

  /// Clamps to the line: the space at a soft line break has no width.
  func clamp(_ x: Float) -> CGFloat { min(max(CGFloat(x), rect.minX), rect.maxX) }
}
