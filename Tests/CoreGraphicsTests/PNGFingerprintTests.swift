import Foundation
import Testing

@testable import CoreGraphics

/// A file contains a hash of its pixels, which is trusted only while the file is unchanged.
struct PNGFingerprintTests {
  /// A picture of 31 by 7 pixels that differ, one of them by `step`.
  private func picture(step: UInt32 = 0, isOpaque: Bool = true) throws -> CGImage {
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

  private func noted(_ picture: CGImage) throws -> Data {
    PNGFingerprint.add(to: try pngData(of: picture), madeOf: picture)
  }

  @Test func aFileMatchesThePixelsItWasMadeOfAndNoOthers() throws {
    let file = try noted(picture())
    #expect(PNGFingerprint.matches(file, try picture()))
    #expect(!PNGFingerprint.matches(file, try picture(step: 1)))
    #expect(!PNGFingerprint.matches(file, try picture(isOpaque: false)))
  }

  @Test func aNotedFileIsReadAsBefore() throws {
    let picture = try picture(step: 9)
    let read = try ImageDecoder.decode(noted(picture))
    #expect(read.width == 31 && read.height == 7)
    for y in 0..<7 {
      for x in 0..<31 { #expect(read.pixel(x: x, y: y) == picture.pixel(x: x, y: y)) }
    }
  }

  @Test func aFileThatChangedSinceIsNotBelieved() throws {
    let file = try noted(picture())
    for index in file.indices where index < 30 || index > 61 {
      var changed = file
      changed[index] ^= 0x10
      #expect(!PNGFingerprint.matches(changed, try picture()), "byte \(index)")
    }
    #expect(!PNGFingerprint.matches(file.dropLast(), try picture()))
  }

  @Test func theNoteOfAnotherFileIsNotBelieved() throws {
    let file = try noted(picture())
    let other = try pngData(of: picture(step: 1))
    let mixed = other.prefix(33) + file[33..<61] + other.dropFirst(33)
    #expect(!PNGFingerprint.matches(Data(mixed), try picture()))
  }

  @Test func aFileWithoutANoteSaysNothing() throws {
    let picture = try picture()
    #expect(!PNGFingerprint.matches(try pngData(of: picture), picture))
    #expect(!PNGFingerprint.matches(Data(), picture))
    #expect(PNGFingerprint.add(to: Data([1, 2]), madeOf: picture) == Data([1, 2]))
  }
}
