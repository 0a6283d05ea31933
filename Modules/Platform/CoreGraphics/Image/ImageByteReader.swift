internal import Foundation

/// Reads numbers at offsets in untrusted bytes: every read is bounds-checked.
struct ImageByteReader {
  let bytes: UnsafeRawBufferPointer

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
  }

  /// A big-endian number of `length` bytes.
  func big(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, length <= 4, offset <= bytes.count - length else { return nil }
    return (0..<length).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// A little-endian number of `length` bytes.
  func little(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, length <= 4, offset <= bytes.count - length else { return nil }
    return (0..<length).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// Whether the bytes at an offset are equal to a text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count - text.utf8CodeUnitCount,
      let base = bytes.baseAddress
    else { return false }
    return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
