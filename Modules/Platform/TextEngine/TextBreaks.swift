internal import CPango
internal import Foundation

/// Finds the boundaries of words, sentences and lines in a text.
package enum TextBreaks {
  /// The words of a text, as UTF-16 ranges in order.
  ///
  /// Spaces and punctuation are not included. Takes time linear in the length of the text.
  package static func words(in text: String) -> [Range<Int>] {
    ranges(in: text, starts: { $0.is_word_start != 0 }, ends: { $0.is_word_end != 0 })
  }

  /// The sentences of a text, as UTF-16 ranges in order, without the spaces between them.
  ///
  /// Takes time linear in the length of the text.
  package static func sentences(in text: String) -> [Range<Int>] {
    ranges(in: text, starts: { $0.is_sentence_start != 0 }, ends: { $0.is_sentence_end != 0 })
  }

  /// The possible line breaks that do not split a word, in UTF-16 units.
  ///
  /// Takes time linear in the length of the text.
  package static func lineBreaks(in text: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    let marks = marks(of: text)
    var found: [Int] = []
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if marks[index].is_line_break != 0 { found.append(offset) }
      offset += UTF16.width(scalar)
    }
    return found
  }

  /// Pango's break attributes of every scalar, and of the end.
  private static func marks(of text: String) -> [PangoLogAttr] {
    let count = text.unicodeScalars.count
    var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    // Pango treats NUL as the end of the text.
    var clean = text.contains("\0") ? text.replacingOccurrences(of: "\0", with: " ") : text
    clean.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_get_log_attrs(
          characters.baseAddress,
          Int32(characters.count),
          -1,
          pango_language_get_default(),
          &marks,
          Int32(count + 1)
        )
      }
    }
    return marks
  }

  private static func ranges(
    in text: String,
    starts: (PangoLogAttr) -> Bool,
    ends: (PangoLogAttr) -> Bool
  ) -> [Range<Int>] {
    guard !text.isEmpty else { return [] }
    let scalars = text.unicodeScalars
    let count = scalars.count
    let marks = marks(of: text)
    var found: [Range<Int>] = []
    var start: Int?
    var offset = 0
    var scalar = scalars.startIndex
    for index in 0...count {
      if let begun = start, ends(marks[index]) {
        found.append(begun..<offset)
        start = nil
      }
      if starts(marks[index]), index < count { start = offset }
      if index < count {
        offset += UTF16.width(scalars[scalar])
        scalar = scalars.index(after: scalar)
      }
    }
    if let start { found.append(start..<offset) }
    return found
  }
}
