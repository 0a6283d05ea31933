/// The ranges of strings, numbers and words in JSON-like input.
enum JSONTokens {
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count, found.count < 4_000 {
      let start = position
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, bytes.count)
        found.append(start..<position)
      case let byte where isWord(byte):
        while position < bytes.count, isWord(bytes[position]) { position += 1 }
        found.append(start..<position)
      default: position += 1
      }
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
