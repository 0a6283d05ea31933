import Foundation

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The text without white space and line feeds at both ends.
  ///
  /// Most texts have none there, which two bytes tell; Foundation's way costs more than reading the rest of a link.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last else { return "" }
    if (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return String(self) }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a word is among those that white space separates, as in HTML's attributes `class` and `rel`.
  func hasWord(_ word: String) -> Bool {
    utf8.split(whereSeparator: \.isSpace).contains { $0.elementsEqual(word.utf8) }
  }
}
