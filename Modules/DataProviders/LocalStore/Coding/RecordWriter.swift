import Foundation

/// Writes values one after the other; ``RecordReader`` reads them in the same order.
///
/// Integers take as few bytes as they need, seven bits in each, the lowest first.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(512) }

  var data: Data { Data(bytes) }

  mutating func put(_ byte: UInt8) { bytes.append(byte) }

  mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Writes a non-negative integer; a negative one is written as 0.
  mutating func put(_ count: Int) {
    var rest = UInt(max(0, count))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ date: Date) { put(date.timeIntervalSince1970) }

  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      put(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func put(_ url: URL) { put(url.absoluteString) }

  mutating func put<Value>(_ value: Value?, _ write: (inout RecordWriter, Value) -> Void) {
    put(value != nil)
    if let value { write(&self, value) }
  }

  mutating func put(_ text: String?) { put(text) { $0.put($1) } }
  mutating func put(_ url: URL?) { put(url) { $0.put($1) } }
  mutating func put(_ date: Date?) { put(date) { $0.put($1) } }
  mutating func put(_ count: Int?) { put(count) { $0.put($1) } }

  /// Writes the number of values, and the values.
  mutating func put<Value>(_ values: [Value], _ write: (inout RecordWriter, Value) -> Void) {
    put(values.count)
    for value in values { write(&self, value) }
  }
}
