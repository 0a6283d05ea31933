import CoreGraphics
import Foundation

/// Writes GIF files without compression.
struct GIFWriter {
  /// Fifteen colors, and one that is transparent if a frame specifies it.
  static let colors: [UInt32] = (0..<15).map { (index: UInt32) -> UInt32 in
    let green: UInt32 = 255 - index * 13
    return 0xFF00_0000 + index * 17 << 16 + green << 8 + index * 5
  }
  private static let transparent = 15

  var canvas: PixelRect
  var frames: [TestFrame] = []
  /// The number of repetitions; nil to leave it out.
  var loopCount: Int?
  /// Whether each frame has a palette of its own instead of a common one.
  var hasOwnPalettes = false
  var isInterlaced = false

  var data: Data {
    var file = Data("GIF89a".utf8)
    file.append(little: canvas.width, canvas.height)
    file.append(contentsOf: [hasOwnPalettes ? 0 : 0x83, 0, 0])
    if !hasOwnPalettes { file.append(palette) }
    if let loopCount {
      file.append(contentsOf: [0x21, 0xFF, 11])
      file.append(contentsOf: "NETSCAPE2.0".utf8)
      file.append(contentsOf: [3, 1])
      file.append(little: loopCount)
      file.append(0)
    }
    for frame in frames { append(frame, to: &file) }
    file.append(0x3B)
    return file
  }

  private var palette: Data {
    Data(
      (Self.colors + [0]).flatMap {
        [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
      }
    )
  }

  private func append(_ frame: TestFrame, to file: inout Data) {
    // Only a frame with a transparent color shows the frame below.
    let flags = (frame.disposal.rawValue + 1) << 2 | (frame.isBlended ? 1 : 0)
    file.append(contentsOf: [0x21, 0xF9, 4, UInt8(flags)])
    file.append(little: frame.delay / 10)
    file.append(contentsOf: [UInt8(Self.transparent), 0, 0x2C])
    file.append(little: frame.area.x, frame.area.y, frame.area.width, frame.area.height)
    file.append((hasOwnPalettes ? 0x83 : 0) | (isInterlaced ? 0x40 : 0))
    if hasOwnPalettes { file.append(palette) }
    let codes = codes(of: frame)
    file.append(4)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      file.append(UInt8(block.count))
      file.append(contentsOf: block)
    }
    file.append(0)
  }

  /// The pixels as codes of five bits: cleared before six bits are needed.
  private func codes(of frame: TestFrame) -> [UInt8] {
    var codes: [Int] = []
    for (count, index) in rows(of: frame).joined().enumerated() {
      if count % 12 == 0 { codes.append(16) }
      let color = frame.pixels[index]
      codes.append(Self.colors.firstIndex(of: color) ?? Self.transparent)
    }
    codes.append(17)
    var (bytes, bits, length): ([UInt8], Int, Int) = ([], 0, 0)
    for code in codes {
      bits |= code << length
      length += 5
      while length >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        length -= 8
      }
    }
    return bytes + [UInt8(bits & 0xFF)]
  }

  /// The pixels of each row, in the order of the file.
  private func rows(of frame: TestFrame) -> [Range<Int>] {
    let (width, height) = (frame.area.width, frame.area.height)
    let passes = isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    return passes.flatMap { start, step in
      stride(from: start, to: height, by: step).map { $0 * width..<($0 + 1) * width }
    }
  }
}

extension Data {
  fileprivate mutating func append(little numbers: Int...) {
    for number in numbers {
      append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)])
    }
  }
}
