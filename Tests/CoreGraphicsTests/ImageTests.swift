import CoreGraphics
import Expectations
import Foundation
import Testing
import _Testing_Canvas

struct ImageTests {
  /// Four colors in the quarters of an image.
  private func quarters(_ side: Int) throws -> CGImage {
    let sheet = try Sheet(side, side)
    let half = side / 2
    sheet.canvas.clear(PixelRect(x: 0, y: 0, width: half, height: half), to: .red)
    sheet.canvas.clear(PixelRect(x: half, y: 0, width: half, height: half), to: .green)
    sheet.canvas.clear(PixelRect(x: 0, y: half, width: half, height: half), to: .blue)
    return try require(sheet.canvas.makeImage())
  }

  @Test func imageOfTheTargetSizeIsCopied() throws {
    let image = try quarters(8)
    let sheet = try Sheet(8, 8)
    sheet.recorder.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    try expect(sheet.finish().hasSamePixels(as: image))
  }

  @Test func contextDrawsImagesUpsideDownWhereYPointsDown() throws {
    let image = try quarters(8)
    let sheet = try Sheet(8, 8)
    sheet.recorder.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let drawn = try sheet.finish()
    expect(drawn.hex(1, 6), equals: "ffff0000")
    expect(drawn.hex(1, 1), equals: "ff0000ff")
  }

  @Test func bitmapContextDrawsImagesUpright() throws {
    let image = try quarters(8)
    let context = try require(
      CGContext(
        data: nil,
        width: 8,
        height: 8,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    try expect(require(context.makeImage()).hasSamePixels(as: image))
  }

  @Test func bitmapContextHasItsOriginAtTheBottom() throws {
    let context = try require(
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    )
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try require(context.makeImage())
    expect(image.hex(0, 3), equals: "ffff0000")
    expect(image.hex(0, 0), equals: "00000000")
    expect(context.width, equals: 4)
  }

  @Test func bitmapContextOfAnUnknownFormatIsNil() {
    expectNil(
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: 16,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    )
  }

  @Test func croppedImageSharesItsPixels() throws {
    let image = try quarters(8)
    let part = try require(image.cropping(to: CGRect(x: 4, y: 0, width: 4, height: 4)))
    expect(part.width, equals: 4)
    expect(part.hex(0, 0), equals: "ff00ff00")
    expectNil(image.cropping(to: CGRect(x: 50, y: 50, width: 4, height: 4)))
  }

  @Test func downscalingAveragesPixels() throws {
    let sheet = try Sheet(100, 100)
    for x in stride(from: 0, to: 100, by: 2) {
      sheet.canvas.clear(PixelRect(x: x, y: 0, width: 1, height: 100), to: .black)
    }
    let small = try require(sheet.canvas.makeImage()?.scaled(toWidth: 10, height: 10))
    let level = small.pixel(x: 5, y: 5) & 0xFF
    expect((0x70...0x90).contains(level))
  }

  @Test func downscaledOpaqueImageHasSharpEdges() throws {
    let image = try quarters(64)
    let sheet = try Sheet(16, 16)
    sheet.recorder.drawUpright(image, in: CGRect(x: 0, y: 0, width: 16, height: 16))
    let drawn = try sheet.finish()
    expect(drawn.hex(0, 0), equals: "ffff0000")
    expect(drawn.hex(15, 0), equals: "ff00ff00")
    expect(drawn.hex(0, 15), equals: "ff0000ff")
  }

  @Test func scaledCopyIsCached() throws {
    let image = try quarters(64)
    let first = try require(image.scaled(toWidth: 16, height: 16))
    expect(image.scaled(toWidth: 16, height: 16), isSameAs: first)
  }

  @Test func partOfAnImageFillsItsRectangle() throws {
    let image = try quarters(8)
    let sheet = try Sheet(20, 20)
    sheet.recorder.drawUpright(
      image,
      in: CGRect(x: 0, y: 0, width: 20, height: 20),
      source: CGRect(x: 0, y: 4, width: 4, height: 4)
    )
    let drawn = try sheet.finish()
    expect(drawn.hex(10, 10), equals: "ff0000ff")
    expect(drawn.inked, equals: 400)
  }

  @Test func templateUsesTheGivenColor() throws {
    let shape = try Sheet(8, 8, white: false)
    shape.canvas.draw(.fillRect(CGRect(x: 2, y: 2, width: 4, height: 4), .black))
    let sheet = try Sheet(8, 8)
    let image = try require(shape.canvas.makeImage())
    let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
    sheet.recorder.paint(.imageMask(image, rect: rect, .default, .red))
    let drawn = try sheet.finish()
    expect(drawn.hex(3, 3), equals: "ffff0000")
    expect(drawn.inked, equals: 16)
  }

  @Test func tilesCoverTheClip() throws {
    let image = try quarters(2)
    let sheet = try Sheet(9, 9)
    sheet.recorder.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    let drawn = try sheet.finish()
    expect(drawn.hex(0, 0), equals: drawn.hex(8, 8))
    expect(drawn.hex(1, 2), equals: "ffff0000")
  }

  @Test func pngEncodingPreservesEveryPixel() throws {
    let sheet = try Sheet(16, 16, white: false)
    sheet.canvas.draw(
      .fillRect(
        CGRect(x: 0, y: 0, width: 8, height: 16),
        CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      )
    )
    let image = try require(sheet.canvas.makeImage())
    let decoded = try ImageDecoder.decode(try pngData(of: image))
    expect(decoded.width, equals: 16)
    expect(!decoded.isOpaque)
    for x in 0..<16 {
      let (a, b) = (image.pixel(x: x, y: 3), decoded.pixel(x: x, y: 3))
      for shift in [0, 8, 16, 24] as [UInt32] {
        expect(abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)), isAtMost: 1)
      }
    }
  }
}
