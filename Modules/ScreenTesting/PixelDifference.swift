import CoreGraphics
import Foundation

/// The differences of two images.
struct PixelDifference: CustomStringConvertible {
  let description: String
  /// The first image faded, with every differing pixel in red; `nil` when the sizes differ.
  let image: CGImage?

  /// Finds the differences; `nil` when there are none beyond the tolerance.
  ///
  /// A different size always exceeds the tolerance. Only differing rows are compared pixel by
  /// pixel.
  init?(of image: CGImage, from reference: CGImage, tolerance: ImageTolerance) {
    guard image.width == reference.width, image.height == reference.height else {
      description =
        "the picture is \(image.width)x\(image.height) pixels, the reference "
        + "\(reference.width)x\(reference.height)"
      self.image = nil
      return
    }
    var off: [(x: Int, y: Int)] = []
    var worst = 0
    for y in 0..<image.height where !Self.isSameRow(y, image, reference) {
      for x in 0..<image.width {
        let (seen, expected) = (image.pixel(x: x, y: y), reference.pixel(x: x, y: y))
        guard seen != expected, !tolerance.matches(seen, expected) else { continue }
        off.append((x, y))
        worst = max(worst, ImageTolerance.distance(seen, expected))
      }
    }
    guard let first = off.first, !tolerance.allows(off.count, of: image.width * image.height)
    else { return nil }
    description =
      "\(off.count) pixels differ, by up to \(worst) of 255, the first at (\(first.x), \(first.y))"
    self.image = Self.marked(image, off)
  }

  /// Whether all pixels of a row are equal.
  ///
  /// A loop over raw memory: most rows are equal, and the image API is a hundred times slower in a
  /// debug build.
  private static func isSameRow(_ y: Int, _ left: CGImage, _ right: CGImage) -> Bool {
    let width = left.pixels.width
    let leftRow = left.pixels.bytes + y * left.pixels.bytesPerRow
    let rightRow = right.pixels.bytes + y * right.pixels.bytesPerRow
    if left.isOpaque == right.isOpaque, memcmp(leftRow, rightRow, width * 4) == 0 { return true }
    let leftPixels = leftRow.assumingMemoryBound(to: UInt32.self)
    let rightPixels = rightRow.assumingMemoryBound(to: UInt32.self)
    let leftAlpha: UInt32 = left.isOpaque ? 0xFF00_0000 : 0
    let rightAlpha: UInt32 = right.isOpaque ? 0xFF00_0000 : 0
    var x = 0
    while x < width {
      if leftPixels[x] | leftAlpha != rightPixels[x] | rightAlpha { return false }
      x &+= 1
    }
    return true
  }

  /// Returns an image faded, with some pixels in red.
  static func marked(_ image: CGImage, _ off: [(x: Int, y: Int)]) -> CGImage? {
    guard let marked = PixelBuffer(width: image.width, height: image.height) else { return nil }
    func store(_ pixel: UInt32, _ x: Int, _ y: Int) {
      marked.bytes.storeBytes(
        of: pixel,
        toByteOffset: y * marked.bytesPerRow + x * 4,
        as: UInt32.self
      )
    }
    for y in 0..<image.height {
      for x in 0..<image.width {
        store(0xFF00_0000 | ((image.pixel(x: x, y: y) >> 2) & 0x003F_3F3F) &+ 0x00C0_C0C0, x, y)
      }
    }
    for (x, y) in off { store(0xFFFF_0000, x, y) }
    return CGImage(pixels: marked, isOpaque: true)
  }
}
