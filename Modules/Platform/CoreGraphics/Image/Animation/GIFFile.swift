internal import Foundation

/// The frames of a GIF file.
///
/// gdk-pixbuf has an interface for animations, which is not suitable here: it selects frames by
/// elapsed time, lengthens short delays, and does not report the number of frames or loops.
struct GIFFile: AnimationFile {
  private(set) var frames: [AnimationFrame] = []
  private(set) var loopCount: Int?
  private(set) var isComplete = false
  private let canvas: PixelRect
  /// The settings of the next frame, from the extension before it.
  private var control = Control()

  private struct Control {
    var delay = 0.0
    var disposal = AnimationFrame.Disposal.keep
    var transparentColor: UInt8?
  }

  init(_ bytes: ImageByteReader, canvas: PixelRect) {
    self.canvas = canvas
    guard let flags = bytes.byte(10) else { return }
    var offset = 13 + Self.paletteLength(flags)
    while let mark = bytes.byte(offset) {
      let end: Int?
      switch mark {
      case 0x21: end = readExtension(bytes, offset)
      case 0x2C: end = readImage(bytes, offset)
      default:
        isComplete = mark == 0x3B
        return
      }
      guard let end else { return }
      offset = end
      if frames.count == AnimationLimits.frameCount {
        isComplete = true
        return
      }
    }
  }

  func image(of frame: AnimationFrame, in bytes: ImageByteReader) -> Data? {
    guard let ownFlags = bytes.byte(frame.bytes.lowerBound + 9), let flags = bytes.byte(10) else {
      return nil
    }
    let start = frame.bytes.lowerBound + 10
    let ownLength = Self.paletteLength(ownFlags)
    let palette = ownLength > 0 ? start..<start + ownLength : 13..<13 + Self.paletteLength(flags)
    var file = Data("GIF89a".utf8)
    file.appendLittle(frame.area.width, 2)
    file.appendLittle(frame.area.height, 2)
    file.append(contentsOf: [UInt8((ownLength > 0 ? ownFlags : flags) & 0x87), 0, 0])
    file.append(bytes.data(palette))
    if let color = frame.transparentColor {
      file.append(contentsOf: [0x21, 0xF9, 4, 1, 0, 0, color, 0])
    }
    file.append(contentsOf: [0x2C, 0, 0, 0, 0])
    file.appendLittle(frame.area.width, 2)
    file.appendLittle(frame.area.height, 2)
    // Only the flag for interlaced rows: the palette is above.
    file.append(UInt8(ownFlags & 0x40))
    file.append(bytes.data(start + ownLength..<frame.bytes.upperBound))
    file.append(0x3B)
    return file
  }

  /// The number of bytes of the palette, from the flags.
  private static func paletteLength(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  /// The end of a chain of blocks, each of which begins with its length.
  private static func endOfBlocks(_ bytes: ImageByteReader, _ start: Int) -> Int? {
    var offset = start
    while let length = bytes.byte(offset) {
      offset += length + 1
      if length == 0 { return offset }
    }
    return nil
  }

  private mutating func readExtension(_ bytes: ImageByteReader, _ start: Int) -> Int? {
    guard let label = bytes.byte(start + 1), let length = bytes.byte(start + 2),
      let end = Self.endOfBlocks(bytes, start + 2)
    else { return nil }
    if label == 0xF9, length >= 4, let flags = bytes.byte(start + 3),
      let delay = bytes.little(start + 4, 2), let color = bytes.byte(start + 6)
    {
      control.delay = Double(delay) / 100
      control.transparentColor = flags & 1 == 0 ? nil : UInt8(color)
      // Some programs write the third bit instead of the number three.
      control.disposal =
        switch flags >> 2 & 7 {
        case 2: .clear
        case 3, 4: .restore
        default: .keep
        }
    }
    if label == 0xFF, length == 11,
      bytes.has("NETSCAPE2.0", at: start + 3) || bytes.has("ANIMEXTS1.0", at: start + 3),
      let size = bytes.byte(start + 14), size >= 3, bytes.byte(start + 15) == 1
    {
      loopCount = bytes.little(start + 16, 2)
    }
    return end
  }

  private mutating func readImage(_ bytes: ImageByteReader, _ start: Int) -> Int? {
    guard let x = bytes.little(start + 1, 2), let y = bytes.little(start + 3, 2),
      let width = bytes.little(start + 5, 2), let height = bytes.little(start + 7, 2),
      let flags = bytes.byte(start + 9),
      // The minimum code size is between palette and blocks.
      let end = Self.endOfBlocks(bytes, start + 11 + Self.paletteLength(flags))
    else { return nil }
    let area = PixelRect(x: x, y: y, width: width, height: height)
    guard canvas.isValidFrame(area) else { return nil }
    frames.append(
      AnimationFrame(
        area: area,
        delay: control.delay,
        disposal: control.disposal,
        isBlended: control.transparentColor != nil,
        bytes: start..<end,
        transparentColor: control.transparentColor
      )
    )
    control = Control()
    return end
  }
}
