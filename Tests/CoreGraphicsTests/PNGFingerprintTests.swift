import Foundation
import Testing

@testable import CoreGraphics

/// A file contains a hash of its pixels, which is trusted only while the file is unchanged.
struct PNGFingerprintTests {
  /// An image of 31 by 7 different pixels, one of which differs by `step`.
  private func image(step: UInt32 = 0, isOpaque: Bool = true) throws -> CGImage {
    let pixels = try #require(PixelBuffer(width: 31, height: 7))
    for y in 0..<7 {
      for x in 0..<31 {
        var pixel = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8
        if x == 30, y == 6 { pixel += step }
        pixels.bytes.storeBytes(
          of: pixel,
          toByteOffset: y * pixels.bytesPerRow + x * 4,
          as: UInt32.self
        )
      }
    }
    return try #require(CGImage(pixels: pixels, isOpaque: isOpaque))
  }

  private func noted(_ image: CGImage) throws -> Data {
    PNGFingerprint.add(to: try pngData(of: image), madeOf: image)
  }

  @Test func aFileMatchesOnlyItsOwnPixels() throws {
    let file = try noted(image())
    #expect(PNGFingerprint.matches(file, try image()))
    #expect(!PNGFingerprint.matches(file, try image(step: 1)))
    #expect(!PNGFingerprint.matches(file, try image(isOpaque: false)))
  }

  @Test func aFileWithAFingerprintDecodesUnchanged() throws {
    let image = try image(step: 9)
    let read = try ImageDecoder.decode(noted(image))
    #expect(read.width == 31 && read.height == 7)
    for y in 0..<7 {
      for x in 0..<31 { #expect(read.pixel(x: x, y: y) == image.pixel(x: x, y: y)) }
    }
  }

  @Test func theFingerprintOfAChangedFileIsIgnored() throws {
    let file = try noted(image())
    for index in file.indices where index < 30 || index > 61 {
      var changed = file
      changed[index] ^= 0x10
      #expect(!PNGFingerprint.matches(changed, try image()), "byte \(index)")
    }
    #expect(!PNGFingerprint.matches(file.dropLast(), try image()))
  }

  @Test func theFingerprintOfAnotherFileIsIgnored() throws {
    let file = try noted(image())
    let other = try pngData(of: image(step: 1))
    let mixed = other.prefix(33) + file[33..<61] + other.dropFirst(33)
    #expect(!PNGFingerprint.matches(Data(mixed), try image()))
  }

  @Test func aFileWithoutAFingerprintHasNone() throws {
    let image = try image()
    #expect(!PNGFingerprint.matches(try pngData(of: image), image))
    #expect(!PNGFingerprint.matches(Data(), image))
    #expect(PNGFingerprint.add(to: Data([1, 2]), madeOf: image) == Data([1, 2]))
  }
}
