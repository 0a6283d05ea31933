import Foundation

/// Images for a line of text: a disc with a transparent background.
enum EmojiScene {
  /// The subject of their URLs.
  static let name = "emoji"

  /// The duration of a frame of an animated emoji, in hundredths of a second.
  static let hundredths: UInt16 = 6

  /// The frames of an animated emoji: the animal shakes its head twice.
  ///
  /// - Parameters:
  ///   - rgb: The still image: pixels of three bytes each, row by row.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  /// - Returns: Frames of pixels of four bytes each, alpha last.
  static func frames(_ rgb: [UInt8], width: Int, height: Int) -> [[UInt8]] {
    (0..<16)
      .map { frame in
        let angle = 0.3 * sin(Float(frame) / 8 * 2 * .pi)
        return round(
          turned(rgb, by: angle, width: width, height: height),
          width: width,
          height: height
        )
      }
  }

  /// The image turned around its middle, each pixel that of the nearest one.
  private static func turned(_ rgb: [UInt8], by angle: Float, width: Int, height: Int) -> [UInt8] {
    guard angle != 0 else { return rgb }
    let (sine, cosine) = (sin(angle), cos(angle))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rgb.count)
    for row in 0..<height {
      let y = Float(row) + 0.5 - Float(height) / 2
      for column in 0..<width {
        let x = Float(column) + 0.5 - Float(width) / 2
        let left = Int(x * cosine - y * sine + Float(width) / 2)
        let top = Int(x * sine + y * cosine + Float(height) / 2)
        let start = (min(max(top, 0), height - 1) * width + min(max(left, 0), width - 1)) * 3
        pixels += rgb[start..<start + 3]
      }
    }
    return pixels
  }

  /// Makes everything but the largest disc see-through.
  ///
  /// - Parameters:
  ///   - rgb: Pixels of three bytes each, row by row.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  /// - Returns: Pixels of four bytes each, alpha last.
  static func round(_ rgb: [UInt8], width: Int, height: Int) -> [UInt8] {
    let radius = Float(min(width, height)) / 2
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let y = Float(row) + 0.5 - Float(height) / 2
      for column in 0..<width {
        let x = Float(column) + 0.5 - Float(width) / 2
        let covered = min(max(radius - (x * x + y * y).squareRoot() + 0.5, 0), 1)
        let start = (row * width + column) * 3
        pixels += rgb[start..<start + 3]
        pixels.append(UInt8(covered * 255))
      }
    }
    return pixels
  }
}
