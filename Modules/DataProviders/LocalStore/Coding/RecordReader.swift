import Foundation

/// Reads values that ``RecordWriter`` wrote; invalid bytes throw an error and never trap.
///
/// The bytes must outlive the reader.
struct RecordReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private var left: Int { bytes.count - offset }

  mutating func byte() throws(BodyError) -> UInt8 {
    guard left > 0 else { throw .truncated }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func flag() throws(BodyError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw .unknownKind(other)
    }
  }

  mutating func count() throws(BodyError) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      guard shift < 63 else { throw .badValue }
      number |= UInt(next & 0x7F) << shift
      guard next & 0x80 != 0 else { break }
      shift += 7
    }
    return Int(number)
  }

  mutating func number() throws(BodyError) -> Double {
    guard left >= 8 else { throw .truncated }
    defer { offset += 8 }
    let pattern = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return Double(bitPattern: UInt64(littleEndian: pattern))
  }

  mutating func date() throws(BodyError) -> Date {
    let seconds = try number()
    guard seconds.isFinite else { throw .badValue }
    return Date(timeIntervalSince1970: seconds)
  }

  mutating func text() throws(BodyError) -> String {
    let count = try count()
    guard count <= left else { throw .truncated }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// An address; nil if it is no longer valid, which loses the address and not the row.
  mutating func url() throws(BodyError) -> URL? { URL(string: try text()) }

  mutating func optional<Value>(
    _ read: (inout RecordReader) throws(BodyError) -> Value
  ) throws(BodyError) -> Value? {
    guard try flag() else { return nil }
    return try read(&self)
  }

  mutating func optionalText() throws(BodyError) -> String? {
    guard try flag() else { return nil }
    return try text()
  }

  mutating func optionalURL() throws(BodyError) -> URL? {
    guard try flag() else { return nil }
    return try url()
  }

  mutating func optionalDate() throws(BodyError) -> Date? {
    guard try flag() else { return nil }
    return try date()
  }

  mutating func optionalCount() throws(BodyError) -> Int? {
    guard try flag() else { return nil }
    return try count()
  }

  /// Values preceded by their number; those for which `read` returns nil are left out.
  mutating func list<Value>(
    _ read: (inout RecordReader) throws(BodyError) -> Value?
  ) throws(BodyError) -> [Value] {
    let count = try count()
    // Each value has at least one byte, so that an invalid number reserves nothing.
    guard count <= left else { throw .truncated }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      if let value = try read(&self) { values.append(value) }
    }
    return values
  }
}
