extension RichText {
  /// The text of a run; empty if the run is not one of this text.
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

  /// The emoji of a list that a plain text names, without duplicates.
  ///
  /// - Complexity: linear in the length of the text.
  public static func emojis(of list: [EmojiReference], namedIn text: String) -> [EmojiReference] {
    var found: [EmojiReference] = []
    for run in RichText(text).markingEmojis(list).runs {
      if case .emoji(let emoji) = run.style, !found.contains(emoji) { found.append(emoji) }
    }
    return found
  }

  /// A plain text, such as a name, with its custom emoji.
  ///
  /// - Parameters:
  ///   - text: The text, with `:shortcode:` in place of emoji.
  ///   - emojis: The emoji that it may contain.
  public init(_ text: String, emojis: [EmojiReference]) {
    self = RichText(text).markingEmojis(emojis)
  }

  /// The text with `:shortcode:` marked wherever it names one of the emoji, outside of code.
  ///
  /// - Parameter emojis: the emoji to find; the first one of a name is used.
  /// - Returns: the same text with runs added.
  /// - Complexity: linear in the length of the text.
  public func markingEmojis(_ emojis: [EmojiReference]) -> RichText {
    guard !emojis.isEmpty, string.utf8.contains(UInt8(ascii: ":")) else { return self }
    let shortcodes = Self.shortcodes(in: string)
    guard !shortcodes.isEmpty else { return self }
    let known = Dictionary(emojis.map { ($0.shortcode, $0) }) { first, _ in first }
    let code = runs.filter { if case .code = $0.style { true } else { false } }.map(\.range)
    var found: [Run] = []
    var nextCode = 0
    for (range, name) in shortcodes {
      while nextCode < code.count, code[nextCode].upperBound <= range.lowerBound { nextCode += 1 }
      let isCode = nextCode < code.count && code[nextCode].overlaps(range)
      if !isCode, let emoji = known[name] { found.append(Run(range, .emoji(emoji))) }
    }
    return found.isEmpty ? self : RichText(string, orderedRuns: merging(found))
  }

  /// The runs merged with others in order; of equal ranges, those of the text come first.
  private func merging(_ others: [Run]) -> [Run] {
    var merged: [Run] = []
    merged.reserveCapacity(runs.count + others.count)
    var next = 0
    for other in others {
      while next < runs.count, !other.range.begins(before: runs[next].range) {
        merged.append(runs[next])
        next += 1
      }
      merged.append(other)
    }
    return merged + runs[next...]
  }

  /// The ranges of `:name:` in UTF-16 code units, colons included; a colon that ends one name can
  /// begin the next only if the first was not a name.
  private static func shortcodes(in string: String) -> [(range: Range<Int>, name: String)] {
    var found: [(range: Range<Int>, name: String)] = []
    /// The last colon that may begin a name, as an offset in bytes and in code units.
    var start: (byte: Int, unit: Int)?
    var unit = 0
    var string = string
    string.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x3A:
          if let begin = start, index > begin.byte + 1 {
            let name = String(decoding: bytes[begin.byte + 1..<index], as: UTF8.self)
            found.append((begin.unit..<unit + 1, name))
            start = nil
          } else {
            start = (index, unit)
          }
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: break
        default: start = nil
        }
        if byte & 0xC0 != 0x80 { unit += byte >= 0xF0 ? 2 : 1 }
      }
    }
    return found
  }
}
