import Expectations
import Foundation
import Testing

@testable import CoreGraphics

/// Images with a palette of 256 colors.
struct IndexedPNGTests {
  /// An image of 64 by 64 pixels, each by its column and row.
  private func image(
    isOpaque: Bool = true,
    _ pixel: (_ x: UInt32, _ y: UInt32) -> UInt32
  ) throws -> CGImage {
    let pixels = try require(PixelBuffer(width: 64, height: 64))
    for y in 0..<64 {
      for x in 0..<64 {
        pixels.bytes.storeBytes(
          of: pixel(UInt32(x), UInt32(y)),
          toByteOffset: y * pixels.bytesPerRow + x * 4,
          as: UInt32.self
        )
      }
    }
    return try require(CGImage(pixels: pixels, isOpaque: isOpaque))
  }

  /// The largest difference of a channel after encoding and decoding.
  private func worst(_ image: CGImage) throws -> Int {
    let read = try ImageDecoder.decode(indexedPNGData(of: image))
    expect(read.width == 64 && read.height == 64)
    var worst = 0
    for y in 0..<64 {
      for x in 0..<64 {
        let (left, right) = (read.pixel(x: x, y: y), image.pixel(x: x, y: y))
        for shift in [0, 8, 16, 24] as [UInt32] {
          worst = max(worst, abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)))
        }
      }
    }
    return worst
  }

  @Test(
    "up to 256 colors are kept exactly",
    arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256] as [UInt32]
  )
  func fewColors(count: UInt32) throws {
    let image = try image { x, y in 0xFF00_0000 | (((x + y * 64) % count) &* 0x01_0305) & 0xFF_FFFF
    }
    try expect(worst(image), equals: 0)
  }

  @Test func manyColorsAreNear() throws {
    let image = try image { x, y in 0xFF00_0000 | x * 4 << 16 | y * 4 << 8 | (x + y) * 2 }
    let difference = try worst(image)
    expect(difference > 0 && difference <= 24, "\(difference)")
  }

  @Test func transparencyIsKept() throws {
    let image = try image(isOpaque: false) { x, _ in x < 32 ? 0 : 0x8040_2010 }
    try expect(worst(image), isAtMost: 1)
  }
}
