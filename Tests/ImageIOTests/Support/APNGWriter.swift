import CoreGraphics
import Foundation

/// Writes animated PNG files without compression.
struct APNGWriter {
  var canvas: PixelRect
  var frames: [TestFrame] = []
  var loopCount = 0
  /// The image for programs that do not support the animation; nil to show them the first frame.
  var otherImage: TestFrame?
  /// The announced number of frames; nil for the actual number.
  var announced: Int?
  /// The colors, in a palette at the start; nil if each pixel has its own.
  var palette: [UInt32]?
  /// The number of parts into which the pixels of each frame are split.
  var parts = 1

  var data: Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let kind: UInt8 = palette == nil ? 6 : 3
    Self.append("IHDR", Self.big(canvas.width, canvas.height) + [8, kind, 0, 0, 0], to: &file)
    if let palette {
      Self.append("PLTE", palette.flatMap { Self.bytes($0).prefix(3) }, to: &file)
      Self.append("tRNS", palette.map { UInt8($0 >> 24) }, to: &file)
    }
    Self.append("acTL", Self.big(announced ?? frames.count, loopCount), to: &file)
    if let otherImage { Self.append("IDAT", compressed(otherImage), to: &file) }
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      let area = frame.area
      Self.append(
        "fcTL",
        Self.big(sequence, area.width, area.height, area.x, area.y)
          + Self.big(frame.delay << 16 | 1_000)
          + [UInt8(frame.disposal.rawValue), frame.isBlended ? 1 : 0],
        to: &file
      )
      sequence += 1
      for part in Self.split(compressed(frame), into: parts) {
        if index == 0, otherImage == nil {
          Self.append("IDAT", part, to: &file)
        } else {
          Self.append("fdAT", Self.big(sequence) + part, to: &file)
          sequence += 1
        }
      }
    }
    Self.append("IEND", [], to: &file)
    return file
  }

  static func big(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
  }

  static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
    let named = Array(name.utf8) + content
    file.append(contentsOf: big(content.count))
    file.append(contentsOf: named)
    file.append(contentsOf: big(checksum(named)))
  }

  static func split(_ bytes: [UInt8], into parts: Int) -> [[UInt8]] {
    let length = (bytes.count + parts - 1) / parts
    return stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
  }

  /// Red, green, blue, alpha.
  private static func bytes(_ color: UInt32) -> [UInt8] {
    [16, 8, 0, 24].map { UInt8(color >> $0 & 0xFF) }
  }

  /// Filtered rows of pixels, in stored blocks.
  private func compressed(_ frame: TestFrame) -> [UInt8] {
    var rows: [UInt8] = []
    for (index, pixel) in frame.pixels.enumerated() {
      if index % max(1, frame.area.width) == 0 { rows.append(0) }
      if let palette {
        rows.append(UInt8(palette.firstIndex(of: pixel) ?? 0))
      } else {
        rows += Self.bytes(pixel)
      }
    }
    var bytes: [UInt8] = [0x78, 0x01]
    let blocks = stride(from: 0, to: rows.count, by: 65_535)
    for start in blocks {
      let block = rows[start..<min(start + 65_535, rows.count)]
      let count = block.count
      bytes.append(start + count == rows.count ? 1 : 0)
      bytes += [count & 0xFF, count >> 8, ~count & 0xFF, ~count >> 8 & 0xFF].map { UInt8($0) }
      bytes += block
    }
    var (low, high) = (1, 0)
    for byte in rows {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return bytes + Self.big(high << 16 | low)
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~crc)
  }
}
