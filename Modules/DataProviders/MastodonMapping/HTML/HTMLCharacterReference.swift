/// Reads `&amp;`, `&#39;` and `&#x27;`.
enum HTMLCharacterReference {
  /// The reference that begins at the "&"; nil if there is none, and the "&" is text.
  ///
  /// A reference ends with ";". It reads at most 34 bytes.
  static func read(_ bytes: [UInt8], at start: Int) -> (text: Unicode.Scalar, length: Int)? {
    var end = start + 1
    let last = min(bytes.count, start + 34)
    while end < last, bytes[end] != UInt8(ascii: ";") {
      guard bytes[end].isLetter || bytes[end].isDigit || bytes[end] == UInt8(ascii: "#") else {
        return nil
      }
      end += 1
    }
    guard end < last, end > start + 1, let scalar = scalar(named: bytes[start + 1..<end]) else {
      return nil
    }
    return (scalar, end + 1 - start)
  }

  /// The text with all its references resolved.
  static func resolve(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
    var result: [UInt8] = []
    var position = 0
    let all = Array(bytes)
    while position < all.count {
      if all[position] == UInt8(ascii: "&"), let reference = read(all, at: position) {
        result.append(contentsOf: String(reference.text).utf8)
        position += reference.length
      } else {
        result.append(all[position])
        position += 1
      }
    }
    return result[...]
  }

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return HTMLEntities.named[String(decoding: name, as: UTF8.self)]
    }
    let isHexadecimal = name.dropFirst().first?.lowercased == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty else { return nil }
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = digit(byte), digit < radix else { return nil }
      // Numbers that are too large stay too large.
      value = min(value * radix + digit, 0x0FFF_FFFF)
    }
    guard value != 0 else { return "\u{FFFD}" }
    // Old programs mean Windows-1252 by these numbers, as browsers do.
    if (128...159).contains(value) { return HTMLEntities.windows1252[Int(value) - 128] }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte.lowercased {
    case let byte where byte.isDigit: UInt32(byte - UInt8(ascii: "0"))
    case let byte where byte.isLetter: UInt32(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
