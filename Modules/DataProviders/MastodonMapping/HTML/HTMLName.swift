/// The name of an element or attribute, or a word of a class, in a form that needs no memory and is
/// compared quickly.
///
/// Only the first 32 bytes are compared: no relevant name is longer.
struct HTMLName: Hashable {
  static let longest = 32

  // Eight bytes each; four of them, because integers of 128 bits need iOS 18.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  /// The number of bytes, because a null byte counts, too.
  private var count: UInt8 = 0

  /// A name as it is written.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard count < Self.longest else { return }
      append(byte)
    }
  }

  /// A name with its ASCII capitals in lower case.
  init(lowercasing bytes: ArraySlice<UInt8>) {
    for byte in bytes.prefix(Self.longest) { append(byte.lowercased) }
  }

  private mutating func append(_ byte: UInt8) {
    let bits = UInt64(byte) << (8 * UInt64(count % 8))
    switch count / 8 {
    case 0: first |= bits
    case 1: second |= bits
    case 2: third |= bits
    default: fourth |= bits
    }
    count += 1
  }

  /// The first byte, by which known names are sorted; 0 if there is none.
  var initial: UInt8 { UInt8(truncatingIfNeeded: first) }
}

extension HTMLName: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text.utf8) }
}
