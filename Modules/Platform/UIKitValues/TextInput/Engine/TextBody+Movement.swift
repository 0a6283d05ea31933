import CoreGraphics
import Foundation
import TextEngine

extension TextBody {
  /// Returns the text of a range.
  package func string(in range: Range<Int>) -> String {
    let units = storage.string.utf16
    let from = units.index(units.startIndex, offsetBy: range.lowerBound)
    return String(storage.string[from..<units.index(from, offsetBy: range.count)])
  }

  // MARK: - Letters

  /// Returns the offset after the grapheme cluster at an offset.
  package func offset(afterLetterAt offset: Int) -> Int {
    let block = blocks[blockIndex(at: offset)]
    let local = offset - block.start
    guard local < block.textLength else { return min(block.start + block.length, length) }
    let index = block.text.utf16.index(block.text.startIndex, offsetBy: local)
    let next = block.text.index(after: index)
    return block.start + block.text.utf16.distance(from: block.text.startIndex, to: next)
  }

  /// Returns the offset before the grapheme cluster that ends at an offset.
  package func offset(beforeLetterAt offset: Int) -> Int {
    let index = blockIndex(at: offset)
    let block = blocks[index]
    let local = offset - block.start
    guard local > 0 else { return index > 0 ? blocks[index - 1].textEnd : 0 }
    guard local <= block.textLength else { return block.textEnd }
    let letter = block.letterRange(around: local)
    if !letter.isEmpty { return block.start + letter.lowerBound }
    let place = block.text.utf16.index(block.text.startIndex, offsetBy: local)
    let previous = block.text.index(before: place)
    return block.start + block.text.utf16.distance(from: block.text.startIndex, to: previous)
  }

  // MARK: - Words

  /// Returns the end of the word at or after an offset.
  package func wordEnd(after offset: Int) -> Int {
    var index = blockIndex(at: offset)
    var local = offset - blocks[index].start
    while index < blocks.count {
      for word in TextBreaks.words(in: blocks[index].text) where word.upperBound > local {
        return blocks[index].start + word.upperBound
      }
      index += 1
      local = 0
    }
    return length
  }

  /// Returns the start of the word at or before an offset.
  package func wordStart(before offset: Int) -> Int {
    var index = blockIndex(at: offset)
    var local = offset - blocks[index].start
    while index >= 0 {
      for word in TextBreaks.words(in: blocks[index].text).reversed() where word.lowerBound < local
      {
        return blocks[index].start + word.lowerBound
      }
      index -= 1
      local = Int.max
    }
    return 0
  }

  /// Returns the word at an offset, or the text between two words.
  package func word(at offset: Int) -> Range<Int> {
    let block = blocks[blockIndex(at: offset)]
    let local = min(offset - block.start, block.textLength)
    var start = 0
    for word in TextBreaks.words(in: block.text) {
      if word.contains(local) || (word.upperBound == local && local == block.textLength) {
        return block.start + word.lowerBound..<block.start + word.upperBound
      }
      if local < word.lowerBound { return block.start + start..<block.start + word.lowerBound }
      start = word.upperBound
    }
    return block.start + start..<block.textEnd
  }

  // MARK: - Paragraphs and lines

  /// Returns the paragraph at an offset, without its line break.
  package func paragraph(at offset: Int) -> Range<Int> {
    let block = blocks[blockIndex(at: offset)]
    return block.start..<block.textEnd
  }

  /// Returns the line of a caret, without its line break.
  package func lineRange(of place: CaretPosition) -> Range<Int> {
    let (index, line) = line(of: place)
    let carets = carets(ofBlock: index)
    let range = carets.lines[line].range
    let block = blocks[index]
    var end = min(range.upperBound, block.textLength)
    if line + 1 < carets.lines.count, block.endsWithLineSeparator(end) { end -= 1 }
    return block.start + range.lowerBound..<block.start + max(end, range.lowerBound)
  }

  /// Returns the caret position at the end of a line.
  package func lineEnd(of place: CaretPosition) -> CaretPosition {
    let range = lineRange(of: place)
    let (_, row) = line(of: place)
    let end = CaretPosition(offset: range.upperBound, isUpstream: true)
    let isBroken = self.line(of: CaretPosition(offset: range.upperBound)).line != row
    return isBroken ? end : CaretPosition(offset: range.upperBound)
  }

  /// Returns the caret position a number of lines below or above, at an x coordinate; nil beyond
  /// the first and the last line.
  package func place(_ count: Int, linesFrom place: CaretPosition, atX x: CGFloat) -> CaretPosition?
  {
    var (index, row) = line(of: place)
    for _ in 0..<abs(count) {
      let carets = carets(ofBlock: index)
      let beside = carets.row(of: row)
      row = count > 0 ? beside.upperBound + 1 : beside.lowerBound - 1
      if row < 0 {
        guard index > 0 else { return nil }
        index -= 1
        row = self.carets(ofBlock: index).lines.count - 1
      } else if row >= carets.lines.count {
        guard index + 1 < flow.stored.count else { return nil }
        index += 1
        row = 0
      }
    }
    row = carets(ofBlock: index).line(besideLine: row, nearestTo: x)
    return self.place(atX: x, block: index, line: row)
  }

  /// Whether the paragraph at an offset is right-to-left.
  package func isRightToLeft(at offset: Int) -> Bool {
    carets(ofBlock: blockIndex(at: offset)).lines[0].isRightToLeft
  }
}
