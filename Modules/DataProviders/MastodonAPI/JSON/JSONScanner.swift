import Foundation

/// Scans JSON without decoding it.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  /// The brackets that are open inside the part being skipped; true for an array.
  ///
  /// Reused to avoid allocations.
  private var open: [Bool] = []

  init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    if end - position >= 3, bytes[position] == 0xEF, bytes[position + 1] == 0xBB,
      bytes[position + 2] == 0xBF
    {
      position += 3
    }
  }

  /// The outline of the value, and the failure if there is one.
  mutating func outline() -> (JSONOutline.Root, JSONFailure?) {
    skipSpace()
    guard position < end else { return (.nothing, .truncated(byteOffset: end)) }
    switch bytes[position] {
    case UInt8(ascii: "["): return elements()
    case UInt8(ascii: "{"): return members()
    default:
      let start = position
      let kind = scalarKind
      let failure = skipValue() ?? checkWord(from: start) ?? trailing()
      return (kind, failure)
    }
  }

  private var scalarKind: JSONOutline.Root {
    switch bytes[position] {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: .nothing
    }
  }

  private mutating func elements() -> (JSONOutline.Root, JSONFailure?) {
    var found: [Range<Int>] = []
    position += 1
    skipSpace()
    if position < end, bytes[position] == UInt8(ascii: "]") {
      position += 1
      return (.array([]), trailing())
    }
    while true {
      skipSpace()
      let start = position
      if let failure = skipValue() { return (.array(found), failure) }
      found.append(start..<position)
      if let failure = separator(orEnd: UInt8(ascii: "]")) { return (.array(found), failure) }
      if bytes[position - 1] == UInt8(ascii: "]") { return (.array(found), trailing()) }
    }
  }

  private mutating func members() -> (JSONOutline.Root, JSONFailure?) {
    var found: [JSONOutline.Member] = []
    position += 1
    skipSpace()
    if position < end, bytes[position] == UInt8(ascii: "}") {
      position += 1
      return (.object([]), trailing())
    }
    while true {
      skipSpace()
      guard position < end else { return (.object(found), .truncated(byteOffset: end)) }
      guard bytes[position] == UInt8(ascii: "\"") else {
        return (.object(found), invalid("a name in quotes should stand here"))
      }
      let start = position
      if let failure = skipString() { return (.object(found), failure) }
      let key = name(in: start..<position)
      skipSpace()
      guard position < end else { return (.object(found), .truncated(byteOffset: end)) }
      guard bytes[position] == UInt8(ascii: ":") else {
        return (.object(found), invalid("a colon should stand here"))
      }
      position += 1
      skipSpace()
      let value = position
      if let failure = skipValue() {
        if value < end { found.append(.init(key: key, value: value..<end)) }
        return (.object(found), failure)
      }
      found.append(.init(key: key, value: value..<position))
      if let failure = separator(orEnd: UInt8(ascii: "}")) { return (.object(found), failure) }
      if bytes[position - 1] == UInt8(ascii: "}") { return (.object(found), trailing()) }
    }
  }

  // MARK: - Stepping

  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// Skips a comma or the closing bracket.
  private mutating func separator(orEnd close: UInt8) -> JSONFailure? {
    skipSpace()
    guard position < end else { return .truncated(byteOffset: end) }
    guard bytes[position] == UInt8(ascii: ",") || bytes[position] == close else {
      return invalid("a comma or a closing bracket should stand here")
    }
    position += 1
    return nil
  }

  /// Checks that only space follows the value.
  private mutating func trailing() -> JSONFailure? {
    skipSpace()
    return position < end ? invalid("something follows the end") : nil
  }

  /// Skips one value of any depth.
  private mutating func skipValue() -> JSONFailure? {
    open.removeAll(keepingCapacity: true)
    repeat {
      guard position < end else { return .truncated(byteOffset: end) }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if let failure = skipString() { return failure }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(bytes[position] == UInt8(ascii: "["))
        position += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.last == (bytes[position] == UInt8(ascii: "]")) else {
          return invalid("this bracket closes none that is open")
        }
        open.removeLast()
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard !open.isEmpty else { return invalid("a value should stand here") }
        position += 1
      case 0x20, 0x09, 0x0A, 0x0D:
        position += 1
      default:
        // Inside of a part any byte is accepted: decoding the part finds the errors.
        if open.isEmpty, let failure = skipWord() { return failure }
        if !open.isEmpty { position += 1 }
      }
    } while !open.isEmpty
    return nil
  }

  /// Skips a string, including its quotes.
  private mutating func skipString() -> JSONFailure? {
    position += 1
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return nil
      case UInt8(ascii: "\\"):
        position += 2
      default:
        position += 1
      }
    }
    position = end
    return .truncated(byteOffset: end)
  }

  /// Skips a number, true, false or null.
  private mutating func skipWord() -> JSONFailure? {
    if case .nothing = scalarKind { return invalid("this character cannot begin a value") }
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."):
        position += 1
      default:
        return nil
      }
    }
    return nil
  }

  /// Whether letters are `true`, `false` or `null`; numbers are checked by the decoder.
  private func checkWord(from start: Int) -> JSONFailure? {
    let word = bytes[start..<position]
    let expected: String
    switch bytes[start] {
    case UInt8(ascii: "t"): expected = "true"
    case UInt8(ascii: "f"): expected = "false"
    case UInt8(ascii: "n"): expected = "null"
    default: return nil
    }
    if word.elementsEqual(expected.utf8) { return nil }
    if position == end, expected.utf8.starts(with: word) { return .truncated(byteOffset: end) }
    return .invalid(byteOffset: start, reason: "this is no word of JSON")
  }

  private func invalid(_ reason: String) -> JSONFailure {
    .invalid(byteOffset: position, reason: reason)
  }

  /// The name in a range with a quoted string.
  private func name(in range: Range<Int>) -> String {
    let inside = bytes[range.lowerBound + 1..<range.upperBound - 1]
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    let quoted = Data(bytes[range])
    return (try? JSONDecoder().decode(String.self, from: quoted))
      ?? String(decoding: inside, as: UTF8.self)
  }
}
