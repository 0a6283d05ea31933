extension UInt8 {
  /// How many bytes the character has that begins with this one, in UTF-8 without errors.
  var scalarLength: Int {
    switch self {
    case 0..<0x80: 1
    case 0..<0xE0: 2
    case 0..<0xF0: 3
    default: 4
    }
  }
}

extension ArraySlice<UInt8> {
  /// How many UTF-16 code units the characters of these bytes have, in UTF-8 without errors.
  var utf16Count: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }
}
