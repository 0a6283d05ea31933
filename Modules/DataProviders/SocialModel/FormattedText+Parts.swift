extension FormattedText {
  /// The text that a run covers; empty if the run is not one of this text.
  public func string(of run: Run) -> String {
    let units = string.utf16
    guard
      let start = units.index(
        units.startIndex,
        offsetBy: run.range.lowerBound,
        limitedBy: units.endIndex
      ),
      let end = units.index(start, offsetBy: run.range.count, limitedBy: units.endIndex)
    else { return "" }
    return String(string[start..<end])
  }

  /// The text with `:shortcode:` marked wherever it names one of the emoji, outside of code.
  ///
  /// - Parameter emojis: the emoji to look for; the first of equal names counts.
  /// - Returns: the same text with runs added.
  /// - Complexity: linear in the length of the text.
  public func markingEmojis(_ emojis: [CustomEmoji]) -> FormattedText {
    guard !emojis.isEmpty, string.utf8.contains(UInt8(ascii: ":")) else { return self }
    let known = Dictionary(emojis.map { ($0.shortcode, $0) }) { first, _ in first }
    let code = runs.filter { $0.style == .code }.map(\.range)
    var found: [Run] = []
    var nextCode = 0
    for (range, name) in Self.shortcodes(in: string) {
      while nextCode < code.count, code[nextCode].upperBound <= range.lowerBound { nextCode += 1 }
      let isCode = nextCode < code.count && code[nextCode].overlaps(range)
      if !isCode, let emoji = known[name] { found.append(Run(range, .customEmoji(emoji))) }
    }
    return found.isEmpty ? self : FormattedText(string, runs: runs + found)
  }

  /// Where `:name:` stands, in UTF-16 code units, colons included; a colon that ends one name may
  /// begin the next only if the first was none.
  private static func shortcodes(in string: String) -> [(range: Range<Int>, name: String)] {
    var found: [(range: Range<Int>, name: String)] = []
    var start: Int?
    var name: [UInt8] = []
    var position = 0
    for unit in string.utf16 {
      switch unit {
      case 0x3A:
        if let begin = start, !name.isEmpty {
          found.append((begin..<position + 1, String(decoding: name, as: UTF8.self)))
          start = nil
        } else {
          start = position
        }
        name.removeAll(keepingCapacity: true)
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A:
        if start != nil { name.append(UInt8(unit)) }
      default:
        start = nil
        name.removeAll(keepingCapacity: true)
      }
      position += 1
    }
    return found
  }
}
