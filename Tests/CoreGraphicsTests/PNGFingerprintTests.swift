import Expectations
import Foundation
import Testing

@testable import CoreGraphics

/// A file contains a hash of its pixels, which is trusted only while the file is unchanged.
struct PNGFingerprintTests {
  /// An image of 31 by 7 different pixels, one of which differs by `step`.
  private func image(step: UInt32 = 0, isOpaque: Bool = true) throws -> CGImage {
    let pixels = try require(PixelBuffer(width: 31, height: 7))
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
    return try require(CGImage(pixels: pixels, isOpaque: isOpaque))
  }

  private func noted(_ image: CGImage) throws -> Data {
    PNGFingerprint.add(to: try pngData(of: image), madeOf: image, on: "here")
  }

  @Test func aFileMatchesOnlyItsOwnPixels() throws {
    let note = try require(PNGFingerprint(in: noted(image())))
    expect(note.matches(try image()))
    expect(!note.matches(try image(step: 1)))
    expect(!note.matches(try image(isOpaque: false)))
  }

  @Test func aNoteNamesThePlatform() throws {
    expect(PNGFingerprint(in: try noted(image()))?.platform, equals: "here")
    let elsewhere = PNGFingerprint.add(to: try pngData(of: image()), madeOf: try image(), on: "")
    expect(PNGFingerprint(in: elsewhere)?.platform, equals: "")
  }

  @Test("the note of a file with fewer colors is that of the pixels it was made from")
  func fewerColors() throws {
    let image = try image()
    let file = PNGFingerprint.add(to: try indexedPNGData(of: image), madeOf: image, on: "here")
    expect(PNGFingerprint(in: file)?.matches(image), equals: true)
    expect(isIndexedPNG(file))
    expect(!isIndexedPNG(try noted(image)))
  }

  @Test func aFileWithAFingerprintDecodesUnchanged() throws {
    let image = try image(step: 9)
    let read = try ImageDecoder.decode(noted(image))
    expect(read.width == 31 && read.height == 7)
    for y in 0..<7 {
      for x in 0..<31 { expect(read.pixel(x: x, y: y), equals: image.pixel(x: x, y: y)) }
    }
  }

  @Test("a file in which any byte of image, hashes or name changed has no note")
  func changedFile() throws {
    let image = try image()
    let file = try noted(image)
    // The checksum of the chunk is for other programs.
    let checksum = 33 + 8 + 16 + 4..<33 + 8 + 16 + 4 + 4
    for index in file.indices where !checksum.contains(index) {
      var changed = file
      changed[index] ^= 0x10
      let note = PNGFingerprint(in: changed)
      expect(note?.matches(image) != true, "byte \(index)")
      if index < 41 || index > 48 { expectNil(note, "byte \(index)") }
    }
    expectNil(PNGFingerprint(in: file.dropLast()))
  }

  @Test func theNoteOfAnotherFileIsIgnored() throws {
    let file = try noted(image())
    let other = try pngData(of: image(step: 1))
    let end = 33 + 12 + 16 + 4
    let mixed = other.prefix(33) + file[33..<end] + other.dropFirst(33)
    expectNil(PNGFingerprint(in: Data(mixed)))
  }

  @Test func aFileWithoutANoteHasNone() throws {
    let image = try image()
    expectNil(PNGFingerprint(in: try pngData(of: image)))
    expectNil(PNGFingerprint(in: Data()))
    expect(PNGFingerprint.add(to: Data([1, 2]), madeOf: image, on: ""), equals: Data([1, 2]))
  }
}
