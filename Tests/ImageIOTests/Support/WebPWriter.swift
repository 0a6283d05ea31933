import CoreGraphics
import Foundation

/// Writes lossless animated WebP files; each frame has one color.
///
/// A code for a single symbol takes no bits, so a frame of one color is only its header.
struct WebPWriter {
  var canvas: PixelRect
  var frames: [TestFrame] = []
  var loopCount = 0

  var data: Data {
    // Alpha, and an animation.
    var chunks = Self.chunk(
      "VP8X",
      [0x12, 0, 0, 0] + Self.little(3, canvas.width - 1, canvas.height - 1)
    )
    chunks += Self.chunk("ANIM", [0, 0, 0, 0] + Self.little(2, loopCount))
    for frame in frames {
      let area = frame.area
      let flags = (frame.disposal == .clear ? 1 : 0) | (frame.isBlended ? 0 : 2)
      chunks += Self.chunk(
        "ANMF",
        Self.little(3, area.x / 2, area.y / 2, area.width - 1, area.height - 1, frame.delay)
          + [UInt8(flags)] + Self.chunk("VP8L", Self.pixels(of: frame))
      )
    }
    return Data(Array("RIFF".utf8) + Self.little(4, chunks.count + 4) + Array("WEBP".utf8) + chunks)
  }

  private static func little(_ length: Int, _ numbers: Int...) -> [UInt8] {
    numbers.flatMap { number in (0..<length).map { UInt8(number >> (8 * $0) & 0xFF) } }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(4, content.count) + content
      + (content.count % 2 == 0 ? [] : [0])
  }

  private static func pixels(of frame: TestFrame) -> [UInt8] {
    let color = Int(frame.pixels[0])
    var (bytes, bits, length): ([UInt8], Int, Int) = ([0x2F], 0, 0)
    func put(_ value: Int, _ count: Int) {
      bits |= value << length
      length += count
      while length >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        length -= 8
      }
    }
    put(frame.area.width - 1, 14)
    put(frame.area.height - 1, 14)
    // Has alpha; version; no transform, no color cache, one set of codes.
    put(1, 1)
    put(0, 3)
    put(0, 3)
    // Green, red, blue, alpha: a code of one symbol of eight bits each.
    for shift in [8, 16, 0, 24] {
      put(0b101, 3)
      put(color >> shift & 0xFF, 8)
    }
    // Distances: a code of one symbol of one bit.
    put(0b001, 3)
    put(0, 1)
    return bytes + [UInt8(bits & 0xFF)]
  }
}
