extension String {
  /// The text without white space and line feeds at both ends, as Unicode defines them.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isSpaceOrLineFeed }),
      let last = scalars.lastIndex(where: { !$0.isSpaceOrLineFeed })
    else { return "" }
    let end = scalars.index(after: last)
    return start == startIndex && end == endIndex ? self : String(self[start..<end])
  }
}

extension Unicode.Scalar {
  /// Whether it is one of Foundation's `whitespacesAndNewlines`: separators, tab, and what begins a
  /// new line.
  fileprivate var isSpaceOrLineFeed: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
