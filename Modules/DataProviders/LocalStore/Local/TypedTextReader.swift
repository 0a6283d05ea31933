import Foundation
import MomentsValues

/// Finds web addresses and hashtags in a text that the reader typed.
enum TypedTextReader {
  /// Reads a text.
  ///
  /// - Complexity: linear in its length.
  static func read(_ string: String) -> RichText {
    var runs: [RichText.Run] = []
    var offset = 0
    for word in words(of: string) {
      let start = offset + word.before
      offset = start + word.text.utf16.count
      if let run = link(word.text, at: start) {
        runs.append(run)
      } else {
        runs += tags(in: word.text, at: start)
      }
    }
    return RichText(string, runs: runs)
  }

  /// The words, each with the number of UTF-16 code units between it and the one before.
  private static func words(of string: String) -> [(text: Substring, before: Int)] {
    var found: [(text: Substring, before: Int)] = []
    var rest = string[...]
    while !rest.isEmpty {
      let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
      let before = rest[..<start].utf16.count
      rest = rest[start...]
      let end = rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex
      if start < end { found.append((rest[..<end], before)) }
      rest = rest[end...]
    }
    return found
  }

  private static func link(_ word: Substring, at start: Int) -> RichText.Run? {
    let lower = word.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return nil }
    // Punctuation at the end of a sentence does not belong to the address.
    let end = word.lastIndex { !".,;:!?)\"'»”。，！？".contains($0) } ?? word.startIndex
    let address = word[...end]
    guard let url = URL(string: String(address)), url.host()?.isEmpty == false else { return nil }
    return RichText.Run(start..<start + address.utf16.count, .link(url))
  }

  /// The hashtags of a word; in scripts without spaces, also those after a sign.
  private static func tags(in word: Substring, at start: Int) -> [RichText.Run] {
    var found: [RichText.Run] = []
    var index = word.startIndex
    while index < word.endIndex {
      let sign = word[index]
      let next = word.index(after: index)
      let before = word[..<index].last
      guard sign == "#" || sign == "＃", !(before.map(joinsHash) ?? false) else {
        index = next
        continue
      }
      let name = topic(word[next...])
      // Digits alone are not a hashtag.
      if name.contains(where: \.isLetter) {
        let place = start + word[..<index].utf16.count
        found.append(.init(place..<place + 1 + name.utf16.count, .hashtag(String(name))))
      }
      index = name.endIndex
    }
    return found
  }

  /// Characters that are allowed only inside of names: the dots of Catalan and Japanese, and the
  /// joiner of Persian.
  private static let joiners: Set<Character> = ["·", "・", "\u{200C}"]

  /// Letters, digits and joiners.
  private static func topic(_ text: Substring) -> Substring {
    let name = text.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || joiners.contains($0)
    }
    let last = name.lastIndex { !joiners.contains($0) }
    return last.map { name[...$0] } ?? name.prefix(0)
  }

  /// Whether a "#" after it begins no hashtag, as in an address or after a letter.
  private static func joinsHash(_ sign: Character) -> Bool {
    sign.isLetter || sign.isNumber || "#＃_/)&=".contains(sign)
  }
}
