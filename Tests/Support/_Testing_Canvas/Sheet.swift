package import CoreGraphics

private struct OutOfMemory: Error {}

/// A canvas of one pixel per point, with access to its pixels.
package struct Sheet {
  package let canvas: CairoCanvas
  package let recorder: CGContext

  package init(_ width: Int, _ height: Int, scale: Int = 1, white: Bool = true) throws {
    guard
      let canvas = CairoCanvas(
        width: width * scale,
        height: height * scale,
        scale: CGFloat(scale),
        isOpaque: white
      )
    else { throw OutOfMemory() }
    self.canvas = canvas
    if white { canvas.clear(PixelRect(x: 0, y: 0, width: 9_999, height: 9_999), to: .white) }
    recorder = CGContext(
      recordingInto: CGRect(x: 0, y: 0, width: width, height: height),
      scale: CGFloat(scale)
    )
  }

  /// Draws the recorded commands and returns the image.
  package func finish() throws -> CGImage {
    canvas.draw(recorder.takeDisplayList())
    guard let image = canvas.makeImage() else { throw OutOfMemory() }
    return image
  }
}

extension CGImage {
  /// The color of a pixel as `AARRGGBB`, premultiplied.
  package func hex(_ x: Int, _ y: Int) -> String {
    let text = String(pixel(x: x, y: y), radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }

  /// The number of pixels that are not white.
  package var inked: Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) != 0xFFFF_FFFF { count += 1 }
    }
    return count
  }

  /// The box around the pixels that differ from white.
  package var inkBox: PixelRect {
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) != 0xFFFF_FFFF {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// Whether two images have the same pixels.
  package func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) != other.pixel(x: x, y: y) { return false }
    }
    return true
  }
}

extension CGColor {
  package static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  package static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  package static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
