import Foundation

/// Detects links and phone numbers in texts.
package enum DataDetector {
  /// A detected link.
  package struct Match: Equatable {
    /// The range, in UTF-16 units.
    package var range: NSRange
    package var url: URL
  }

  /// The top-level domains that are detected without `http://` or `www.`.
  private static let domains =
    "com|org|net|edu|gov|io|app|dev|co|info|biz|me|tv|social|uk|de|fr|es|it|nl|ch|at|se|jp|cn|au"
  private static let address = expression(
    #"(?<![\w@/.])(?:(?:https?|ftp)://|www\.)[^\s<>"]+"#
  )
  private static let mail = expression(
    #"(?<![\w.+-])(?:mailto:)?[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w])"#
  )
  private static let bare = expression(
    #"(?<![\w@/.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:"# + domains
      + #")(?::\d+)?(?:/[^\s<>"]*)?(?![\w@-])"#
  )
  private static let phone = expression(
    #"(?<![\w+/.:-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?![\w-])"#
  )

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// The matches in a text, in order.
  static func matches(in text: String, _ types: UIDataDetectorTypes) -> [Match] {
    var matches: [Match] = []
    func add(_ expression: NSRegularExpression?, _ url: (String) -> String?) {
      let whole = NSRange(location: 0, length: text.utf16.count)
      for found in expression?.matches(in: text, options: [], range: whole) ?? [] {
        let word = trimmed((text as NSString).substring(with: found.range))
        let range = NSRange(location: found.range.location, length: word.utf16.count)
        guard !matches.contains(where: { NSIntersectionRange($0.range, range).length > 0 }),
          let address = url(word), let url = URL(string: address)
        else { continue }
        matches.append(Match(range: range, url: url))
      }
    }
    if types.contains(.link), text.contains(where: { $0 == "." || $0 == ":" }) {
      add(address) { $0.lowercased().hasPrefix("www.") ? "http://\($0)" : $0 }
      add(mail) { $0.lowercased().hasPrefix("mailto:") ? $0 : "mailto:\($0)" }
      add(bare) { "http://\($0)" }
    }
    if types.contains(.phoneNumber), text.contains(where: \.isNumber) {
      add(phone) { word in
        let digits = word.filter { $0.isASCII && $0.isNumber }
        guard (7...15).contains(digits.count), !isDate(word) else { return nil }
        return "tel:\(word.hasPrefix("+") ? "+" : "")\(digits)"
      }
    }
    return matches.sorted { $0.range.location < $1.range.location }
  }

  /// A link without trailing punctuation.
  private static func trimmed(_ word: String) -> String {
    var word = word
    while let last = word.last {
      if ".,;:!?'\"»”’…".contains(last) {
        word.removeLast()
      } else if last == ")", word.count(where: { $0 == "(" }) < word.count(where: { $0 == ")" }) {
        word.removeLast()
      } else {
        break
      }
    }
    return word
  }

  /// Whether digits are a date or a time, such as 2024-05-01.
  private static func isDate(_ word: String) -> Bool {
    let parts = word.split { !$0.isNumber }.map(\.count)
    return parts.starts(with: [4, 2, 2]) || parts.starts(with: [2, 2, 4])
  }
}
