/// Reads the attributes between the name of a tag and its ">".
struct HTMLAttributeReader {
  /// The largest number of attributes that are read: no element needs more.
  private static let limit = 32

  private static let `class`: HTMLName = "class"
  private static let rel: HTMLName = "rel"
  private static let reversed: HTMLName = "reversed"

  private let bytes: [UInt8]
  private var position: Int
  private var end: Int
  /// Names that were read: the first one of equal names is used.
  private var seen: [HTMLName] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    end = 0
  }

  /// The attributes in a part of the bytes, for an element.
  mutating func read(_ range: Range<Int>, of element: HTMLElement) -> HTMLAttributes {
    position = range.lowerBound
    end = range.upperBound
    seen.removeAll(keepingCapacity: true)
    var found = HTMLAttributes()
    let valueName = element.valueName
    while seen.count < Self.limit, let (name, value) = next() {
      guard !seen.contains(name) else { continue }
      seen.append(name)
      switch name {
      case valueName: found.value = value
      case Self.class: found.words.formUnion(.init(class: bytes[value]))
      case Self.rel: found.words.formUnion(.init(rel: bytes[value]))
      case Self.reversed: found.isReversed = true
      default: break
      }
    }
    return found
  }

  private mutating func next() -> (name: HTMLName, value: Range<Int>)? {
    skip { $0.isSpace || $0 == UInt8(ascii: "/") }
    guard position < end else { return nil }
    let nameStart = position
    // A "=" in front belongs to the name, so that every round moves on.
    position += 1
    skip { !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
    let name = HTMLName(lowercasing: bytes[nameStart..<position])
    skip(\.isSpace)
    guard position < end, bytes[position] == UInt8(ascii: "=") else {
      return (name, position..<position)
    }
    position += 1
    skip(\.isSpace)
    guard position < end else { return (name, position..<position) }
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let start = position
      skip { $0 != quote }
      let value = start..<position
      if position < end { position += 1 }
      return (name, value)
    }
    let start = position
    skip { !$0.isSpace }
    return (name, start..<position)
  }

  private mutating func skip(_ condition: (UInt8) -> Bool) {
    while position < end, condition(bytes[position]) { position += 1 }
  }
}
