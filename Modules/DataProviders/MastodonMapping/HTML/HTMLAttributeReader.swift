/// Reads the attributes between the name of a tag and its ">".
struct HTMLAttributeReader {
  /// More than these are not looked at: no element needs them.
  private static let limit = 32

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The attributes; of equal names the first counts.
  mutating func read() -> [String: String] {
    var found: [String: String] = [:]
    while found.count < Self.limit, let (name, value) = next() {
      if found[name] == nil { found[name] = value }
    }
    return found
  }

  private mutating func next() -> (name: String, value: String)? {
    skip { $0.isSpace || $0 == UInt8(ascii: "/") }
    guard position < bytes.endIndex else { return nil }
    let nameStart = position
    // A "=" in front belongs to the name, so that every round moves on.
    position += 1
    skip { !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
    let name = String(decoding: bytes[nameStart..<position].map(\.lowercased), as: UTF8.self)
    skip(\.isSpace)
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "=") else { return (name, "") }
    position += 1
    skip(\.isSpace)
    guard position < bytes.endIndex else { return (name, "") }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      position = bytes[start...].firstIndex(of: quote) ?? bytes.endIndex
      let value = bytes[start..<position]
      if position < bytes.endIndex { position += 1 }
      return (name, HTMLCharacterReference.resolve(value))
    }
    let start = position
    skip { !$0.isSpace }
    return (name, HTMLCharacterReference.resolve(bytes[start..<position]))
  }

  private mutating func skip(_ condition: (UInt8) -> Bool) {
    while position < bytes.endIndex, condition(bytes[position]) { position += 1 }
  }
}
