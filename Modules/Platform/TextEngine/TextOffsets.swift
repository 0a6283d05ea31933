/// Converts between offsets in UTF-8 bytes and UTF-16 units of a text.
///
/// Offsets must be passed in ascending order.
struct TextOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var byte = 0
  private var unit = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func step() {
    let first = bytes[byte]
    switch first {
    case ..<0x80: (byte, unit) = (byte + 1, unit + 1)
    case ..<0xE0: (byte, unit) = (byte + 2, unit + 1)
    case ..<0xF0: (byte, unit) = (byte + 3, unit + 1)
    default: (byte, unit) = (byte + 4, unit + 2)
    }
  }

  /// The UTF-8 offset of a UTF-16 offset, clamped to the end of the text.
  mutating func utf8(_ offset: Int) -> Int {
    while unit < offset, byte < bytes.count { step() }
    return min(byte, bytes.count)
  }

  /// Converts an offset in bytes, stepping forward from the last one that was converted.
  mutating func utf16(_ offset: Int) -> Int {
    while byte < offset, byte < bytes.count { step() }
    return unit
  }
}
