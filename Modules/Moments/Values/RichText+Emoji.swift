import Foundation

extension RichText {
  /// The character that represents an image in the displayed text: the object replacement
  /// character.
  public static let imageLetter: Character = "\u{FFFC}"

  /// Whether there are custom emoji with an image in the text; O(runs).
  public var hasEmoji: Bool { runs.contains { $0.emoji != nil } }

  /// The text for reading aloud: custom emoji by their names, without colons.
  ///
  /// O(1) without emoji, else O(length).
  public var words: String {
    guard hasEmoji else { return string }
    let emoji = runs.filter { $0.emoji != nil }
    var parts: [(range: Range<Int>, words: String)] = []
    for run in emoji {
      guard let last = parts.last else {
        parts.append((run.range, run.emoji?.shortcode ?? ""))
        continue
      }
      guard run.range.lowerBound >= last.range.upperBound else { continue }
      let isBeside = run.range.lowerBound == last.range.upperBound
      parts.append((run.range, (isBeside ? " " : "") + (run.emoji?.shortcode ?? "")))
    }
    return replacing(parts).string
  }

  /// The displayed text: one ``imageLetter`` for each custom emoji, with the ranges of the marks
  /// adjusted.
  ///
  /// O(1) without emoji, else O(length + runs).
  public var withImageLetters: RichText {
    replacingEmoji { _ in String(Self.imageLetter) }
  }

  /// A sentence of the app with texts of people in it, whose emoji are kept where they are found.
  ///
  /// - Parameters:
  ///   - sentence: The sentence, made from the strings of the texts.
  ///   - texts: The texts, in the order in which they may occur.
  public init(_ sentence: String, naming texts: [RichText]) {
    var runs: [Run] = []
    var taken: [Range<String.Index>] = []
    for text in texts where text.hasEmoji {
      var from = sentence.startIndex
      while let found = sentence.range(of: text.string, range: from..<sentence.endIndex) {
        from = found.upperBound
        guard !taken.contains(where: { $0.overlaps(found) }) else { continue }
        taken.append(found)
        let start = sentence.utf16.distance(
          from: sentence.utf16.startIndex,
          to: found.lowerBound
        )
        runs += text.runs.compactMap { run in
          guard run.emoji != nil else { return nil }
          let range = run.range.lowerBound + start..<run.range.upperBound + start
          return Run(range, run.style)
        }
        break
      }
    }
    self.init(sentence, runs: runs)
  }

  /// The text in one line of a maximum length: line breaks become spaces.
  ///
  /// O(length).
  public func inOneLine(upTo length: Int) -> RichText {
    var parts: [(range: Range<Int>, words: String)] = []
    let units = Array(string.utf16)
    var offset = 0
    while offset < units.count {
      let start = offset
      while offset < units.count, Self.breaksLine(units[offset]) { offset += 1 }
      if offset > start {
        let isInside = start > 0 && offset < units.count
        parts.append((start..<offset, isInside ? " " : ""))
      } else {
        offset += 1
      }
    }
    let line = replacing(parts)
    guard line.string.utf16.count > length else { return line }
    return RichText(String(line.string.prefix(length)), runs: line.runs)
  }

  private static func breaksLine(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The text with each emoji replaced by words; of overlapping ones, the first one is used.
  private func replacingEmoji(_ words: (EmojiReference) -> String) -> RichText {
    guard hasEmoji else { return self }
    var parts: [(range: Range<Int>, words: String)] = []
    for run in runs {
      guard let emoji = run.emoji, run.range.lowerBound >= parts.last?.range.upperBound ?? 0
      else { continue }
      parts.append((run.range, words(emoji)))
    }
    return replacing(parts)
  }

  /// The text with parts replaced, which are sorted and do not overlap, and with the ranges of the
  /// marks adjusted.
  private func replacing(_ parts: [(range: Range<Int>, words: String)]) -> RichText {
    guard !parts.isEmpty else { return self }
    let units = Array(string.utf16)
    var result: [UInt16] = []
    var moves: [(old: Range<Int>, new: Range<Int>)] = []
    var position = 0
    for part in parts {
      result += units[position..<part.range.lowerBound]
      let start = result.count
      result += part.words.utf16
      moves.append((part.range, start..<result.count))
      position = part.range.upperBound
    }
    result += units[position...]
    return RichText(
      String(decoding: result, as: UTF16.self),
      runs: runs.map { run in
        let start = Self.offset(run.range.lowerBound, after: moves, isEnd: false)
        let end = Self.offset(run.range.upperBound, after: moves, isEnd: true)
        return Run(start..<max(start, end), run.style)
      }
    )
  }

  /// The new offset after parts of the text were replaced; a mark that begins or ends within one of
  /// them covers all of it.
  private static func offset(
    _ offset: Int,
    after moves: [(old: Range<Int>, new: Range<Int>)],
    isEnd: Bool
  ) -> Int {
    var shift = 0
    for move in moves {
      if offset <= move.old.lowerBound { break }
      if offset < move.old.upperBound { return isEnd ? move.new.upperBound : move.new.lowerBound }
      shift = move.new.upperBound - move.old.upperBound
    }
    return offset + shift
  }
}

extension RichText.Run {
  /// The custom emoji of the run; nil for other styles, and for an emoji that has no image.
  public var emoji: EmojiReference? {
    if case .emoji(let emoji) = style, emoji.stillURL != nil { emoji } else { nil }
  }
}

extension RichText: ExpressibleByStringLiteral {
  /// A plain text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
