/// Splits HTML into tags and text, in one pass and without failing.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  /// The index after the last ">": a "<" from here on cannot begin a tag.
  private let endOfTags: Int
  /// Whether ">" ends a tag inside of quotes, too.
  ///
  /// Set when a quote has no end, so that only one search to the end is in vain.
  private var ignoresQuotes = false
  /// Whether there is no "-->" from here on.
  private var commentsAreOpen = false
  private var attributes: HTMLAttributeReader

  init(_ html: [UInt8]) {
    bytes = html
    attributes = HTMLAttributeReader(html)
    endOfTags = (bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1) + 1
  }

  /// The next token, or nil at the end.
  mutating func next() -> HTMLToken? {
    while position < bytes.count {
      if let text = text() { return .text(text) }
      // A "<" that begins a tag.
      if let token = markup() { return token }
    }
    return nil
  }

  // MARK: - Text

  /// The text up to the next tag; nil if there is a tag.
  private mutating func text() -> ArraySlice<UInt8>? {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<"), beginsMarkup(position) { break }
      if byte == UInt8(ascii: "&"),
        let reference = HTMLCharacterReference.read(bytes, at: position)
      {
        if position > start { return bytes[start..<position] }
        position += reference.length
        return Array(String(reference.text).utf8)[...]
      }
      position += 1
    }
    return position > start ? bytes[start..<position] : nil
  }

  private func beginsMarkup(_ index: Int) -> Bool {
    guard index + 1 < bytes.count, index < endOfTags else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return index + 2 < bytes.count && bytes[index + 2].isLetter
    case let byte: return byte.isLetter
    }
  }

  // MARK: - Tags

  /// The token of the "<" here; nil for comments and the like, which are skipped.
  private mutating func markup() -> HTMLToken? {
    switch bytes[position + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      skipComment()
      return nil
    case UInt8(ascii: "/"):
      let name = HTMLName(lowercasing: bytes[name(at: position + 2)])
      position = endOfTag(from: position + 2) + 1
      return .end(name)
    default:
      return startTag()
    }
  }

  private mutating func startTag() -> HTMLToken? {
    let range = name(at: position + 1)
    let name = HTMLName(lowercasing: bytes[range])
    let end = endOfTag(from: range.upperBound)
    var tag = HTMLTag(name: name, element: HTMLElement(name))
    if tag.element.readsAttributes {
      tag.attributes = attributes.read(range.upperBound..<end, of: tag.element)
    }
    position = end + 1
    if tag.element.isRawText {
      skipRawText(of: bytes[range])
      return nil
    }
    return .start(tag)
  }

  /// The range of the name.
  ///
  /// A very long one is cut, because no known element has one.
  private func name(at start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, end - start < HTMLName.longest,
      bytes[end].isLetter || bytes[end].isDigit
    {
      end += 1
    }
    return start..<end
  }

  /// The index of the ">" of the tag.
  ///
  /// There is one, since the tag begins before the last.
  private mutating func endOfTag(from start: Int) -> Int {
    if !ignoresQuotes {
      var quote: UInt8?
      var previous: UInt8 = 0
      for index in start..<bytes.count {
        let byte = bytes[index]
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == UInt8(ascii: ">") {
          return index
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
          previous == UInt8(ascii: "=")
        {
          quote = byte
        }
        if !byte.isSpace { previous = byte }
      }
      ignoresQuotes = true
    }
    return bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
  }

  private mutating func skipComment() {
    let isComment = bytes[position...].starts(with: "<!--".utf8)
    if isComment, !commentsAreOpen {
      var index = position + 4
      // "<!-->" is a complete comment.
      if index < bytes.count, bytes[index] == UInt8(ascii: ">") {
        position = index + 1
        return
      }
      while index + 2 < bytes.count {
        if bytes[index + 2] == UInt8(ascii: ">"), bytes[index] == UInt8(ascii: "-"),
          bytes[index + 1] == UInt8(ascii: "-")
        {
          position = index + 3
          return
        }
        index += 1
      }
      commentsAreOpen = true
    }
    position = (bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
  }

  /// Skips to the end tag of an element whose content is never shown; to the end of the input if
  /// there is none.
  private mutating func skipRawText(of name: ArraySlice<UInt8>) {
    let tag = Array("</".utf8) + name.map(\.lowercased)
    while position < endOfTags {
      if bytes[position] == UInt8(ascii: "<"), position + tag.count < bytes.count,
        zip(bytes[position...], tag).allSatisfy({ $0.lowercased == $1 }),
        !bytes[position + tag.count].isLetter
      {
        position = endOfTag(from: position + tag.count) + 1
        return
      }
      position += 1
    }
    position = bytes.count
  }
}
