import CoreGraphics

/// A reference model of the frames of an animation: pixel by pixel, from the start.
enum CanvasModel {
  /// The canvas with each frame: premultiplied pixels, row by row.
  static func images(of frames: [TestFrame], on canvas: PixelRect) -> [[UInt32]] {
    var pixels = [UInt32](repeating: 0, count: canvas.width * canvas.height)
    return frames.map { frame in
      let before = pixels
      func forEachPixel(_ body: (_ place: Int, _ index: Int) -> Void) {
        for y in 0..<frame.area.height {
          for x in 0..<frame.area.width {
            body((frame.area.y + y) * canvas.width + frame.area.x + x, y * frame.area.width + x)
          }
        }
      }
      forEachPixel { place, index in
        let source = premultiplied(frame.pixels[index])
        pixels[place] = frame.isBlended ? over(source, pixels[place]) : source
      }
      let shown = pixels
      switch frame.disposal {
      case .keep: break
      case .clear: forEachPixel { place, _ in pixels[place] = 0 }
      case .restore: pixels = before
      }
      return shown
    }
  }

  /// A part of a color times an alpha, rounded.
  private static func times(_ part: UInt32, _ alpha: UInt32) -> UInt32 {
    (part * alpha + 127) / 255
  }

  private static func parts(_ pixel: UInt32) -> [UInt32] {
    [24, 16, 8, 0].map { pixel >> $0 & 0xFF }
  }

  private static func pixel(_ parts: [UInt32]) -> UInt32 { parts.reduce(0) { $0 << 8 | $1 } }

  static func premultiplied(_ color: UInt32) -> UInt32 {
    let parts = parts(color)
    return pixel([parts[0]] + parts[1...].map { times($0, parts[0]) })
  }

  private static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
    let (upper, lower) = (parts(upper), parts(lower))
    return pixel(zip(upper, lower).map { min(255, $0 + times($1, 255 - upper[0])) })
  }
}

extension CGImage {
  /// All pixels, premultiplied, row by row.
  var allPixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in pixel(x: x, y: y) } }
  }
}
