internal import Foundation

/// Numbers at places in bytes that may be missing or hostile: every read is checked.
struct ImageByteReader {
  let bytes: UnsafeRawBufferPointer

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
  }

  /// A number of some bytes, the highest first.
  func big(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, length <= 4, offset <= bytes.count - length else { return nil }
    return (0..<length).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// A number of some bytes, the lowest first.
  func little(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, length <= 4, offset <= bytes.count - length else { return nil }
    return (0..<length).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// Whether the bytes at an offset are those of a text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= bytes.count - text.utf8CodeUnitCount,
      let base = bytes.baseAddress
    else { return false }
    return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
