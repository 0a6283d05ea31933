import Foundation

/// Writes PNG files of 8 bits a channel, with or without alpha.
enum PNGWriter {
  /// The file for pixels of three bytes each, row by row.
  static func file(width: Int, height: Int, rgb: [UInt8]) -> Data {
    file(width: width, height: height, channels: 3, bytes: rgb)
  }

  /// The file for pixels of four bytes each, alpha last, row by row.
  static func file(width: Int, height: Int, rgba: [UInt8]) -> Data {
    file(width: width, height: height, channels: 4, bytes: rgba)
  }

  private static func file(width: Int, height: Int, channels: Int, bytes: [UInt8]) -> Data {
    var file = start(width: width, height: height, channels: channels)
    let filtered = filter(width: width, height: height, channels: channels, bytes: bytes)
    append(chunk: "IDAT", Deflate.zlib(filtered), to: &file)
    append(chunk: "IEND", [], to: &file)
    return file
  }

  /// The file for an image that moves without end: an APNG, which shows its first frame where
  /// nothing moves.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - frames: Pixels of four bytes each, alpha last, row by row; each frame is the whole
  ///     image.
  ///   - hundredths: How long each frame shows, in hundredths of a second.
  /// - Returns: The file.
  static func file(width: Int, height: Int, frames: [[UInt8]], hundredths: UInt16) -> Data {
    var file = start(width: width, height: height, channels: 4)
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return bigEndian(number)
    }
    append(chunk: "acTL", bigEndian(UInt32(frames.count)) + bigEndian(0), to: &file)
    for (index, frame) in frames.enumerated() {
      var control = next() + bigEndian(UInt32(width)) + bigEndian(UInt32(height))
      // At the left and the top.
      control += bigEndian(0) + bigEndian(0)
      control += [UInt8(hundredths >> 8), UInt8(hundredths & 255), 0, 100]
      // The previous frame stays until this frame replaces it.
      control += [0, 0]
      append(chunk: "fcTL", control, to: &file)
      let pixels = Deflate.zlib(filter(width: width, height: height, channels: 4, bytes: frame))
      if index == 0 {
        append(chunk: "IDAT", pixels, to: &file)
      } else {
        append(chunk: "fdAT", next() + pixels, to: &file)
      }
    }
    append(chunk: "IEND", [], to: &file)
    return file
  }

  private static func start(width: Int, height: Int, channels: Int) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    append(chunk: "IHDR", size + [8, channels == 4 ? 6 : 2, 0, 0, 0], to: &file)
    return file
  }

  /// Filters each row: differences to the pixel on the left or to the one above, whichever are
  /// smaller.
  private static func filter(
    width: Int,
    height: Int,
    channels: Int,
    bytes: [UInt8]
  ) -> [UInt8] {
    let stride = width * channels
    return [UInt8](unsafeUninitializedCapacity: (stride + 1) * height) { buffer, count in
      bytes.withUnsafeBufferPointer { source in
        guard let output = buffer.baseAddress, let input = source.baseAddress else { return }
        var row = 0
        while row < height {
          let line = input + row * stride
          let above = row > 0 ? line - stride : nil
          let target = output + row * (stride + 1)
          if let above, prefersAbove(line, above, stride, channels) {
            target[0] = 2
            var index = 0
            while index < stride {
              target[index + 1] = line[index] &- above[index]
              index += 1
            }
          } else {
            target[0] = 1
            var index = 0
            while index < stride {
              target[index + 1] =
                index < channels ? line[index] : line[index] &- line[index - channels]
              index += 1
            }
          }
          row += 1
        }
      }
      count = (stride + 1) * height
    }
  }

  /// Compares a sample of the row.
  private static func prefersAbove(
    _ line: UnsafePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ stride: Int,
    _ channels: Int
  ) -> Bool {
    var toLeft = 0
    var toAbove = 0
    var index = channels
    while index < stride {
      let here = Int(line[index])
      let left = here - Int(line[index - channels])
      let up = here - Int(above[index])
      toLeft += left < 0 ? -left : left
      toAbove += up < 0 ? -up : up
      index += 7
    }
    return toAbove < toLeft
  }

  private static func append(chunk name: String, _ body: [UInt8], to file: inout Data) {
    file.append(contentsOf: bigEndian(UInt32(body.count)))
    let tag = Array(name.utf8)
    file.append(contentsOf: tag)
    file.append(contentsOf: body)
    file.append(contentsOf: bigEndian(CRC32.checksum(tag, body)))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8((value >> $0) & 255) }
  }
}

/// The check of a PNG chunk.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 {
      value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
    return value
  }

  /// The checksum of parts, one after the other.
  static func checksum(_ parts: [UInt8]...) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      guard let entries = table.baseAddress else { return }
      for part in parts {
        part.withUnsafeBufferPointer { bytes in
          guard let base = bytes.baseAddress else { return }
          var index = 0
          while index < part.count {
            crc = entries[Int((crc ^ UInt32(base[index])) & 255)] ^ (crc >> 8)
            index += 1
          }
        }
      }
    }
    return crc ^ 0xFFFF_FFFF
  }
}
