import CGdkPixbuf
import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing

struct ImageDecoderTests {
  /// An image of a kind that gdk-pixbuf writes: left half red, right half blue.
  private func file(_ kind: String, _ width: Int32, _ height: Int32) throws -> Data {
    let pixbuf = try require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
    let right = try require(
      gdk_pixbuf_new_subpixbuf(pixbuf, width / 2, 0, width - width / 2, height)
    )
    gdk_pixbuf_fill(right, 0x0000_FFFF)
    g_object_unref(UnsafeMutableRawPointer(right))
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    try require(gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, kind, nil, nil, nil) != 0)
    let start = try require(bytes)
    defer { g_free(start) }
    return Data(bytes: start, count: Int(count))
  }

  private func isRed(_ pixel: UInt32) -> Bool {
    pixel >> 16 & 0xFF > 0xE0 && pixel & 0xFF < 0x20
  }

  private func isBlue(_ pixel: UInt32) -> Bool {
    pixel >> 16 & 0xFF < 0x20 && pixel & 0xFF > 0xE0
  }

  @Test(arguments: ["png", "jpeg", "webp"])
  func everyKindIsRead(_ kind: String) throws {
    let data = try file(kind, 60, 40)
    let size = try ImageDecoder.pixelSize(of: data)
    expect(size == (60, 40))
    let image = try ImageDecoder.decode(data)
    expect(image.width, equals: 60)
    expect(image.height, equals: 40)
    expect(image.isOpaque)
    expect(isRed(image.pixel(x: 5, y: 20)))
    expect(isBlue(image.pixel(x: 55, y: 20)))
  }

  /// Row by row: the sides of one are not multiples of the other's, and the middle column of the
  /// result is half red and half blue.
  @Test func hugePNGsAreScaledWhileDecoding() throws {
    let data = try file("png", 4_200, 4_100)
    let image = try ImageDecoder.decode(data, maximumPixelSize: 1_001)
    expect(image.width, equals: 1_001)
    expect(image.height, equals: 977)
    expect(image.isOpaque)
    for y in [0, 488, 976] {
      expect(image.pixel(x: 0, y: y), equals: 0xFFFF_0000)
      expect(image.pixel(x: 499, y: y), equals: 0xFFFF_0000)
      expect(image.pixel(x: 501, y: y), equals: 0xFF00_00FF)
      expect(image.pixel(x: 1_000, y: y), equals: 0xFF00_00FF)
      let middle = image.pixel(x: 500, y: y)
      expect((0x70...0x90).contains(middle >> 16 & 0xFF) && (0x70...0x90).contains(middle & 0xFF))
    }
    #expect(throws: ImageDecodingError.truncated) {
      try ImageDecoder.decode(data.prefix(data.count / 2), maximumPixelSize: 1_001)
    }
    var broken = data
    for place in data.count / 3..<data.count / 2 { broken[place] = 0xAA }
    #expect(throws: ImageDecodingError.truncated) {
      try ImageDecoder.decode(broken, maximumPixelSize: 1_001)
    }
  }

  @Test(arguments: ["png", "jpeg", "webp"])
  func largeImageIsScaledDown(_ kind: String) throws {
    let image = try ImageDecoder.decode(try file(kind, 600, 400), maximumPixelSize: 90)
    expect(image.width, equals: 90)
    expect(image.height, equals: 60)
    expect(isRed(image.pixel(x: 10, y: 30)))
    expect(isBlue(image.pixel(x: 80, y: 30)))
  }

  @Test func smallImageIsNotScaledUp() throws {
    let image = try ImageDecoder.decode(try file("png", 30, 20), maximumPixelSize: 900)
    expect(image.width, equals: 30)
  }

  @Test(arguments: ["png", "jpeg", "webp"])
  func halfAFileIsReportedAsTruncated(_ kind: String) throws {
    let data = try file(kind, 300, 200)
    let half = data.prefix(data.count / 2)
    #expect(throws: ImageDecodingError.truncated) { try ImageDecoder.decode(Data(half)) }
  }

  @Test(arguments: ["png", "jpeg", "webp"])
  func noPrefixOfAFileIsAnImage(_ kind: String) throws {
    let data = try file(kind, 40, 30)
    for count in stride(from: 0, to: data.count - 5, by: 3) {
      #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(data.prefix(count)) }
    }
  }

  @Test func otherBytesAreRejected() {
    let html = Data("<html><body>502 Bad Gateway</body></html>".utf8)
    #expect(throws: ImageDecodingError.notAnImage) { try ImageDecoder.decode(html) }
    #expect(throws: ImageDecodingError.notAnImage) { try ImageDecoder.decode(Data()) }
    #expect(throws: ImageDecodingError.notAnImage) { try ImageDecoder.pixelSize(of: html) }
  }

  @Test func oversizedPNGHeaderIsRejected() throws {
    var data = try file("png", 4, 4)
    data.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    let refusal = ImageDecodingError.tooLarge(width: 60_000, height: 60_000)
    #expect(throws: refusal) { try ImageDecoder.decode(data) }
    #expect(throws: refusal) { try ImageDecoder.decode(data, maximumPixelSize: 100) }
    #expect(throws: refusal) { try ImageDecoder.pixelSize(of: data) }
  }

  @Test func oversizedJPEGHeaderIsRejected() throws {
    var data = try file("jpeg", 8, 8)
    let frame = try require(data.range(of: Data([0xFF, 0xC0])))
    data.replaceSubrange(
      (frame.lowerBound + 5)..<(frame.lowerBound + 9),
      with: [0xEA, 0x60, 0xEA, 0x60]
    )
    #expect(throws: ImageDecodingError.tooLarge(width: 60_000, height: 60_000)) {
      try ImageDecoder.decode(data)
    }
  }

  @Test func pngOfNegativeSizeIsRejected() throws {
    var data = try file("png", 4, 4)
    data.replaceSubrange(16..<24, with: Array(repeating: 0xFF, count: 8))
    #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(data) }
    data.replaceSubrange(16..<24, with: Array(repeating: 0, count: 8))
    #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(data) }
  }

  @Test(arguments: Seeds.first(1)) func damagedBytesNeverCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for kind in ["png", "jpeg", "webp"] {
      let good = try file(kind, 32, 32)
      for _ in 0..<60 {
        var data = good
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let place = Int.random(in: 0..<data.count, using: &random)
          data[data.startIndex + place] = UInt8.random(in: .min ... .max, using: &random)
        }
        let image = try? ImageDecoder.decode(data, maximumPixelSize: 64)
        if let image { expect(max(image.width, image.height), isAtMost: 64, "seed \(seed)") }
      }
    }
  }

  @Test(arguments: [(3, 60, 40), (6, 40, 60), (8, 40, 60)])
  func exifOrientationIsApplied(_ orientation: UInt8, _ width: Int, _ height: Int) throws {
    var data = try file("jpeg", 60, 40)
    // An Exif segment with one entry, the orientation, directly after the start of the file.
    let tiff: [UInt8] = [
      0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0,
      0, 0, 0,
    ]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body, at: 2)
    let size = try ImageDecoder.pixelSize(of: data)
    expect(size == (width, height))
    let image = try ImageDecoder.decode(data)
    expect(image.width, equals: width)
    // Red was on the left.
    let red: (x: Int, y: Int) =
      switch orientation {
      case 3: (55, 20)
      case 6: (20, 5)
      default: (20, 55)
      }
    expect(isRed(image.pixel(x: red.x, y: red.y)))
  }

  @Test func trailingBytesAreIgnored() throws {
    let data = try file("jpeg", 20, 20) + Data(repeating: 0x55, count: 64)
    try expect(ImageDecoder.decode(data).width, equals: 20)
  }
}
