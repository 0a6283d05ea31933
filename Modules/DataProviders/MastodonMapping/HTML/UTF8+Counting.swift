extension UInt8 {
  /// The number of bytes of the character that begins with this one, in valid UTF-8.
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
  /// The number of UTF-16 code units of these bytes, in valid UTF-8.
  var utf16Count: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }
}
