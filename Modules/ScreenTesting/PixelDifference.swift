import CoreGraphics
import Foundation

/// Where and by how much two pictures differ.
struct PixelDifference: CustomStringConvertible {
  let description: String
  /// The first picture faded, with every differing pixel in red; `nil` when the sizes differ.
  let picture: CGImage?

  /// Finds the differences; `nil` when there are none beyond the tolerance, in steps of 255 a channel.
  init?(of image: CGImage, from reference: CGImage, tolerance: UInt8) {
    guard image.width == reference.width, image.height == reference.height else {
      description =
        "the picture is \(image.width)x\(image.height) pixels, the reference "
        + "\(reference.width)x\(reference.height)"
      picture = nil
      return
    }
    var count = 0
    var worst = 0
    var first: (x: Int, y: Int)?
    let marked = PixelBuffer(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let actual = image.pixel(x: x, y: y)
        let difference = Self.distance(actual, reference.pixel(x: x, y: y))
        let isOff = difference > Int(tolerance)
        if isOff {
          count += 1
          worst = max(worst, difference)
          first = first ?? (x, y)
        }
        let faded = 0xFF00_0000 | ((actual >> 2) & 0x003F_3F3F) &+ 0x00C0_C0C0
        if let marked {
          marked.bytes.storeBytes(
            of: isOff ? 0xFFFF_0000 : faded,
            toByteOffset: y * marked.bytesPerRow + x * 4,
            as: UInt32.self
          )
        }
      }
    }
    guard let first else { return nil }
    description =
      "\(count) pixels differ, by up to \(worst) of 255, the first at (\(first.x), \(first.y))"
    picture = marked.flatMap { CGImage(pixels: $0, isOpaque: true) }
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    guard left != right else { return 0 }
    var worst = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      worst = max(worst, abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)))
    }
    return worst
  }
}
