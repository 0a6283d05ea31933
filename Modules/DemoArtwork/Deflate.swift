/// Compression of the DEFLATE format (RFC 1951), in one block with the fixed codes.
///
/// Good for images with flat or repeating parts, and quick. Matches are found with a table of the
/// last offset of each three bytes; longer matches further back are not searched.
enum Deflate {
  /// The data in a zlib envelope (RFC 1950).
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var writer = BitWriter(capacity: data.count / 2 + 64)
    writer.put(0x78, 8)
    writer.put(0x01, 8)
    writer.put(1, 1)
    writer.put(1, 2)
    compress(data, into: &writer)
    let codes = FixedCodes.shared
    writer.put(codes.literals[256], codes.literalLengths[256])
    var bytes = writer.finished()
    let check = adler32(data)
    for shift in [24, 16, 8, 0] as [UInt32] {
      bytes.append(UInt8((check >> shift) & 255))
    }
    return bytes
  }

  /// The check of a zlib envelope.
  static func adler32(_ data: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    data.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var index = 0
      while index < bytes.count {
        // The sums stay below 2^32 for 5552 bytes; then the modulo is applied.
        let end = index + 5552 < bytes.count ? index + 5552 : bytes.count
        while index < end {
          a = a &+ UInt32(base[index])
          b = b &+ a
          index += 1
        }
        a %= 65_521
        b %= 65_521
      }
    }
    return b << 16 | a
  }

  private static func compress(_ data: [UInt8], into writer: inout BitWriter) {
    let codes = FixedCodes.shared
    var places = [Int32](repeating: -1, count: 1 << 15)
    data.withUnsafeBufferPointer { bytes in
      codes.literals.withUnsafeBufferPointer { literalBuffer in
        codes.literalLengths.withUnsafeBufferPointer { lengthBuffer in
          places.withUnsafeMutableBufferPointer { placeBuffer in
            guard let base = bytes.baseAddress, let literals = literalBuffer.baseAddress,
              let lengths = lengthBuffer.baseAddress, let places = placeBuffer.baseAddress
            else { return }
            let count = bytes.count
            var index = 0
            while index < count {
              var length = 0
              var distance = 0
              if index + 3 < count {
                let word =
                  UInt32(base[index]) | UInt32(base[index + 1]) << 8
                  | UInt32(base[index + 2]) << 16
                let slot = Int((word &* 0x9E37_79B1) >> 17)
                let candidate = Int(places[slot])
                places[slot] = Int32(index)
                distance = index - candidate
                if candidate >= 0, distance <= 32_768, base[candidate] == base[index],
                  base[candidate + 1] == base[index + 1], base[candidate + 2] == base[index + 2]
                {
                  length = 3
                  let limit = count - index < 258 ? count - index : 258
                  while length < limit, base[candidate + length] == base[index + length] {
                    length += 1
                  }
                }
              }
              if length >= 3 {
                put(length: length, distance: distance, codes, &writer)
                index += length
              } else {
                let literal = Int(base[index])
                writer.put(literals[literal], lengths[literal])
                index += 1
              }
            }
          }
        }
      }
    }
  }

  private static func put(
    length: Int,
    distance: Int,
    _ codes: FixedCodes,
    _ writer: inout BitWriter
  ) {
    let lengthCode = codes.lengthCodes[length]
    writer.put(codes.literals[257 + lengthCode], codes.literalLengths[257 + lengthCode])
    writer.put(UInt32(length - FixedCodes.lengthBases[lengthCode]), codes.lengthBits[lengthCode])
    var code = 0
    while code < 29, distance >= FixedCodes.distanceBases[code + 1] {
      code += 1
    }
    writer.put(codes.distances[code], 5)
    writer.put(UInt32(distance - FixedCodes.distanceBases[code]), code < 4 ? 0 : (code >> 1) - 1)
  }
}

/// The codes that RFC 1951 fixes, their bits in the order they are written.
private struct FixedCodes: Sendable {
  static let shared = FixedCodes()

  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  let literals: [UInt32]
  let literalLengths: [Int]
  let distances: [UInt32]
  /// For each match length, the number of its code.
  let lengthCodes: [Int]
  /// For each length code, how many bits follow it.
  let lengthBits: [Int]

  init() {
    var codes: [UInt32] = []
    var sizes: [Int] = []
    for symbol in 0..<288 {
      let (code, size) =
        switch symbol {
        case ..<144: (0x30 + symbol, 8)
        case ..<256: (0x190 + symbol - 144, 9)
        case ..<280: (symbol - 256, 7)
        default: (0xC0 + symbol - 280, 8)
        }
      codes.append(Self.reversed(code, size))
      sizes.append(size)
    }
    literals = codes
    literalLengths = sizes
    distances = (0..<30).map { Self.reversed($0, 5) }
    lengthCodes = (0...258).map { length in
      Self.lengthBases.lastIndex { $0 <= length } ?? 0
    }
    lengthBits = (0..<29).map { code in
      code < 8 || code == 28 ? 0 : (code - 4) >> 2
    }
  }

  private static func reversed(_ code: Int, _ size: Int) -> UInt32 {
    (0..<size).reduce(0) { result, bit in
      result << 1 | UInt32(code >> bit & 1)
    }
  }
}

/// Writes numbers of a few bits, the lowest bit first.
private struct BitWriter {
  private var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  mutating func put(_ value: UInt32, _ count: Int) {
    pending |= UInt64(value) << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(pending & 255))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// All bytes, the last one filled up with zeros.
  mutating func finished() -> [UInt8] {
    if pendingCount > 0 {
      bytes.append(UInt8(pending & 255))
      pending = 0
      pendingCount = 0
    }
    return bytes
  }
}
