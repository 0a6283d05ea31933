import CoreGraphics
import Expectations
import Foundation
import ImageIO
import Testing

struct ThumbnailTests {
  private func source() throws -> CGImageSource {
    let canvas = PixelRect.canvas(64, 48)
    let corner = TestFrame(
      PixelRect(x: 32, y: 24, width: 32, height: 24),
      color: GIFWriter.colors[9]
    )
    let writer = GIFWriter(
      canvas: canvas,
      frames: [TestFrame(canvas, color: GIFWriter.colors[2]), corner]
    )
    return try require(CGImageSourceCreateWithData(writer.data as CFData, nil))
  }

  private func thumbnail(_ index: Int, size: Any) throws -> CGImage {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceThumbnailMaxPixelSize: size,
    ]
    let source = try source()
    return try require(CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary))
  }

  @Test func thumbnailsScaleComposedFrames() throws {
    let image = try thumbnail(1, size: 16)
    expect(image.width, equals: 16)
    expect(image.height, equals: 12)
    expect(image.pixel(x: 1, y: 1), equals: GIFWriter.colors[2])
    expect(image.pixel(x: 14, y: 10), equals: GIFWriter.colors[9])
  }

  @Test func sizesAreNumbersOfAnyType() throws {
    let sizes: [Any] = [16, 16.0, CGFloat(16), Float(16), UInt(16), NSNumber(value: 16.0)]
    for size in sizes {
      try expect(thumbnail(0, size: size).width, equals: 16, "\(type(of: size))")
    }
  }

  @Test func thumbnailsAreNotLargerThanTheImage() throws {
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceThumbnailMaxPixelSize: 500,
      ] as CFDictionary
    expect(CGImageSourceCreateThumbnailAtIndex(try source(), 0, options)?.width, equals: 64)
  }

  @Test func invalidSizesAreIgnored() throws {
    let sizes: [Any] = [-5, 0, Int.max, Double.nan, Double.infinity, "16"]
    for size in sizes { try expect(thumbnail(0, size: size).width, equals: 64, "\(size)") }
  }

  @Test func thumbnailsAreCreatedOnlyIfAllowed() throws {
    let options = [kCGImageSourceThumbnailMaxPixelSize: 16] as CFDictionary
    expectNil(CGImageSourceCreateThumbnailAtIndex(try source(), 0, options))
    expectNil(CGImageSourceCreateThumbnailAtIndex(try source(), 0, nil))
  }
}
