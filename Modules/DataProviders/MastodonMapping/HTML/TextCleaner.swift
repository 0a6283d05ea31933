/// Removes characters from UTF-8 text that must not be shown.
///
/// Left out are control characters other than tab and line feed, the line and paragraph separators'
/// control relatives, and the bidirectional embeddings and overrides (U+202A to U+202E): they can
/// make a name or an address read as another, and reorder the surrounding text. Isolates (U+2066 to
/// U+2069), their harmless successors, are kept if they are balanced: a closing one without an
/// opening one is left out, and what is open at the end is closed.
struct TextCleaner {
  /// The largest depth of nested isolates; Unicode allows 125 levels.
  private static let maximumIsolates = 60

  private var openIsolates = 0

  /// Whether a character that begins with the byte may have to be removed: a quick check.
  static func mayNeedCleaning(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
  }

  /// A whole text, cleaned.
  static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedCleaning) else { return text }
    var cleaner = TextCleaner()
    var result = ""
    for scalar in text.unicodeScalars where cleaner.keeps(scalar.value) {
      result.unicodeScalars.append(scalar)
    }
    result.append(cleaner.closing)
    return result
  }

  /// Whether the next character of the text is kept, by its bytes.
  mutating func keeps(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > 1, let first = bytes.first else { return keeps(UInt32(bytes.first ?? 0)) }
    // The first byte has as many leading ones as there are bytes; the others have six bits each.
    let bits = UInt32(first & (0x7F >> bytes.count))
    return keeps(bytes.dropFirst().reduce(bits) { $0 << 6 | UInt32($1 & 0x3F) })
  }

  /// Whether the next character of the text is kept, by its number.
  mutating func keeps(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A: return true
    case 0x00...0x1F, 0x7F...0x9F: return false
    case 0x202A...0x202E: return false
    case 0xFFF9...0xFFFB: return false
    case 0x2066...0x2068:
      guard openIsolates < Self.maximumIsolates else { return false }
      openIsolates += 1
      return true
    case 0x2069:
      guard openIsolates > 0 else { return false }
      openIsolates -= 1
      return true
    default: return true
    }
  }

  /// The characters that close the isolates that are still open.
  var closing: String { String(repeating: "\u{2069}", count: openIsolates) }
}
