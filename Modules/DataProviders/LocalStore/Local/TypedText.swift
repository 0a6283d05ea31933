import Foundation
import SocialModel

/// Finds what is more than words in a text that the reader typed: web addresses and topics.
enum TypedText {
  /// Reads a text.
  ///
  /// - Complexity: linear in its length.
  static func read(_ string: String) -> FormattedText {
    var runs: [FormattedText.Run] = []
    var offset = 0
    for word in words(of: string) {
      let start = offset + word.before
      offset = start + word.text.utf16.count
      if let run = link(word.text, at: start) ?? tag(word.text, at: start) { runs.append(run) }
    }
    return FormattedText(string, runs: runs)
  }

  /// The words, each with how many UTF-16 code units stand between it and the one before.
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

  private static func link(_ word: Substring, at start: Int) -> FormattedText.Run? {
    let lower = word.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return nil }
    // What ends a sentence does not belong to the address.
    let end = word.lastIndex { !".,;:!?)\"'»”。，！？".contains($0) } ?? word.startIndex
    let address = word[...end]
    guard let url = URL(string: String(address)), url.host()?.isEmpty == false else { return nil }
    return FormattedText.Run(start..<start + address.utf16.count, .link(url))
  }

  private static func tag(_ word: Substring, at start: Int) -> FormattedText.Run? {
    guard word.first == "#" else { return nil }
    let name = word.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // A number alone is the number of something.
    guard name.contains(where: \.isLetter) else { return nil }
    return FormattedText.Run(start..<start + 1 + name.utf16.count, .hashtag(name: String(name)))
  }
}
