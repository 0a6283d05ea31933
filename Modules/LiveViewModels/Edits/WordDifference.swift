/// Finds the words of a text that another text does not have.
enum WordDifference {
  /// The largest number of words to compare: the time grows with their square where nothing is
  /// equal.
  private static let largest = 2_000

  /// A word, a letter of a script without spaces, a space or a sign.
  private struct Word: Hashable {
    var text: Substring
    var range: Range<Int>

    static func == (one: Self, other: Self) -> Bool { one.text == other.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  /// The ranges that are new in a text, in UTF-16 units, in order; adjacent ones are merged.
  ///
  /// If nothing of the earlier text remains, nothing is marked, because all of it would be. Very
  /// long texts are not marked either.
  static func added(in text: String, since earlier: String?) -> [Range<Int>] {
    guard let earlier, !earlier.isEmpty, text != earlier else { return [] }
    let (words, before) = (words(of: text), words(of: earlier))
    guard words.count <= largest, before.count <= largest else { return [] }
    var added: [Range<Int>] = []
    var count = 0
    for change in words.difference(from: before) {
      guard case .insert(_, let word, _) = change else { continue }
      count += 1
      if let last = added.last, last.upperBound == word.range.lowerBound {
        added[added.count - 1] = last.lowerBound..<word.range.upperBound
      } else {
        added.append(word.range)
      }
    }
    return count == words.count ? [] : trimmed(added, in: Array(text.utf16))
  }

  /// The ranges without the spaces at their ends.
  private static func trimmed(_ ranges: [Range<Int>], in units: [UInt16]) -> [Range<Int>] {
    ranges.compactMap { range in
      func isSpace(_ offset: Int) -> Bool { [0x20, 0x0A].contains(units[offset]) }
      guard let first = range.first(where: { !isSpace($0) }),
        let last = range.last(where: { !isSpace($0) })
      else { return nil }
      return first..<last + 1
    }
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var start = text.startIndex
    var offset = 0
    while start < text.endIndex {
      var end = text.index(after: start)
      if text[start].isPartOfWord {
        while end < text.endIndex, text[end].isPartOfWord { end = text.index(after: end) }
      }
      let word = text[start..<end]
      let length = word.utf16.count
      words.append(Word(text: word, range: offset..<offset + length))
      offset += length
      start = end
    }
    return words
  }
}

extension Character {
  /// Whether it is a part of a word with its neighbours: not so in scripts without spaces.
  fileprivate var isPartOfWord: Bool {
    guard isLetter || isNumber || self == "'" || self == "’" else { return false }
    return unicodeScalars.first.map { !(0x2E80...0x9FFF).contains($0.value) } ?? false
  }
}
