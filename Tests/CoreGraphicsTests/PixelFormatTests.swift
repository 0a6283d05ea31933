import CoreGraphics
import Expectations
import Foundation
import Testing

/// Bitmaps in memory of the caller, and images made of such memory.
struct PixelFormatTests {
  private func context(
    _ memory: UnsafeMutableRawPointer?,
    _ info: UInt32,
    _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    bytesPerRow: Int = 0
  ) throws -> CGContext {
    try require(
      CGContext(
        data: memory,
        width: 2,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: bytesPerRow,
        space: space,
        bitmapInfo: info
      )
    )
  }

  @Test func callerMemoryReceivesPixelsInItsFormat() throws {
    var bytes = [UInt8](repeating: 0, count: 8)
    try bytes.withUnsafeMutableBytes { memory in
      let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
      let context = try context(memory.baseAddress, rgba, bytesPerRow: 8)
      context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    expect(bytes, equals: [0, 0, 0, 0, 255, 51, 0, 255])
  }

  @Test func imagesHaveTheFormatOfTheirContext() throws {
    let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = try context(nil, rgba)
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = try require(context.makeImage())
    expect(image.bitmapInfo.rawValue == rgba && image.alphaInfo == .premultipliedLast)
    expect(image.bitsPerPixel == 32 && image.bytesPerRow == 8)
    expect(try bytes(of: image), equals: [0, 0, 0, 0, 255, 51, 0, 255])
    let part = try require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    expect(try bytes(of: part), equals: [255, 51, 0, 255])
    let again = try require(
      CGImage(
        width: image.width,
        height: image.height,
        bitsPerComponent: image.bitsPerComponent,
        bitsPerPixel: image.bitsPerPixel,
        bytesPerRow: image.bytesPerRow,
        space: try require(image.colorSpace),
        bitmapInfo: image.bitmapInfo,
        provider: try require(image.dataProvider),
        decode: image.decode,
        shouldInterpolate: image.shouldInterpolate,
        intent: image.renderingIntent
      )
    )
    expect(try bytes(of: again), equals: [0, 0, 0, 0, 255, 51, 0, 255])
  }

  @Test func grayImagesHaveOneComponent() throws {
    let none = CGImageAlphaInfo.none.rawValue
    let context = try context(nil, none, CGColorSpaceCreateDeviceGray())
    context.setFillColor(gray: 0.2, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try require(context.makeImage())
    expect(image.bitsPerPixel == 8 && image.bytesPerRow == 2 && image.alphaInfo == .none)
    expect(image.colorSpace?.model, equals: .monochrome)
    expect(try bytes(of: image), equals: [51, 51])
  }

  @Test func decodedFilesHaveRedFirst() throws {
    let native =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try context(nil, native)
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let drawn = try require(context.makeImage())
    let decoded = try ImageDecoder.decode(pngData(of: drawn))
    expect(decoded.alphaInfo == .premultipliedLast && decoded.bitsPerPixel == 32)
    expect(try bytes(of: decoded), equals: [0, 0, 0, 0, 255, 51, 0, 255])
    let gray = try require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGMwTgMAAM8Amgv13CIAAAAASUVORK5CYII="
      )
    )
    let image = try ImageDecoder.decode(gray)
    expect(image.bitsPerPixel == 8 && image.alphaInfo == .none)
    expect(image.colorSpace?.model, equals: .monochrome)
    expect(try bytes(of: image), equals: [51, 102])
  }

  private func bytes(of image: CGImage) throws -> [UInt8] {
    Array(try require(image.dataProvider?.data) as Data)
  }

  @Test(arguments: [
    (
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [0, 0, 255, 255]
    ),
    (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
    (
      CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
      [255, 0, 0, 255]
    ),
  ])
  func dataHasTheRequestedFormat(info: UInt32, red: [UInt8]) throws {
    let context = try context(nil, info)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try require(context.data)
    expect(Array(UnsafeRawBufferPointer(start: data, count: 4)), equals: red)
    // Bytes written there are visible to later drawing.
    data.copyMemory(from: [0, 0, 0, 0] as [UInt8], byteCount: 4)
    expect(context.makeImage()?.pixel(x: 0, y: 0), equals: 0)
  }

  @Test func aGrayBitmapHasOneBytePerPixel() throws {
    let context = try context(nil, CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray())
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try require(context.data)
    expect(Array(UnsafeRawBufferPointer(start: data, count: 2)), equals: [255, 0])
    expect(context.bitsPerPixel == 8 && context.colorSpace?.numberOfComponents == 1)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let pixel = try require(context.makeImage()?.pixel(x: 1, y: 0))
    expect(pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == pixel >> 16 & 0xFF)
    expect(pixel & 0xFF, isAbove: 150)
  }

  @Test func anImageInterpretsBytesInTheirFormat() throws {
    func image(_ bytes: [UInt8], _ info: CGImageAlphaInfo, bits: Int = 32) throws -> CGImage {
      let provider = try require(CGDataProvider(data: Data(bytes)))
      return try require(
        CGImage(
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bitsPerPixel: bits,
          bytesPerRow: bytes.count,
          space: bits == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
          provider: provider,
          decode: nil,
          shouldInterpolate: true,
          intent: .perceptual
        )
      )
    }
    try expect(image([1, 2, 3, 255], .premultipliedLast).renderingIntent, equals: .perceptual)
    try expect(image([1, 2, 3, 255], .premultipliedLast).pixel(x: 0, y: 0), equals: 0xFF01_0203)
    try expect(image([255, 1, 2, 3], .premultipliedFirst).pixel(x: 0, y: 0), equals: 0xFF01_0203)
    try expect(image([200, 100, 50, 128], .last).pixel(x: 0, y: 0), equals: 0x8064_3219)
    try expect(image([1, 2, 3, 0], .noneSkipLast).pixel(x: 0, y: 0), equals: 0xFF01_0203)
    try expect(image([1, 2, 3], .none, bits: 24).pixel(x: 0, y: 0), equals: 0xFF01_0203)
    try expect(image([7], .none, bits: 8).pixel(x: 0, y: 0), equals: 0xFF07_0707)
  }

  @Test func tooFewBytesReturnNoImage() throws {
    let provider = try require(CGDataProvider(data: Data(count: 15)))
    let image = CGImage(
      width: 2,
      height: 2,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
    expectNil(image)
  }

  @Test func aDataProviderReturnsThePixelsOfAnImage() throws {
    let context = try context(nil, CGImageAlphaInfo.premultipliedLast.rawValue)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try require(context.makeImage())
    let data = try require(image.dataProvider?.data)
    expect(data.count, isAtLeast: image.bytesPerRow * image.height)
    expect(Array(data.prefix(4)), equals: [0, 0, 255, 255])
  }

  @Test func anImageWithoutInterpolationShowsItsPixels() throws {
    let provider = try require(CGDataProvider(data: Data([0, 255])))
    let image = try require(
      CGImage(
        width: 2,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: false,
        intent: .defaultIntent
      )
    )
    let context = try require(
      CGContext(
        data: nil,
        width: 8,
        height: 4,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 4))
    let drawn = try require(context.makeImage())
    expect(drawn.pixel(x: 3, y: 2) == 0xFF00_0000 && drawn.pixel(x: 4, y: 2) == 0xFFFF_FFFF)
  }

  @Test func aBitmapOfAlphaAloneHasTheOpacityOfDrawings() throws {
    let info = CGImageAlphaInfo.alphaOnly.rawValue
    for space in [CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB()] {
      var bytes: [UInt8] = [0, 51]
      try bytes.withUnsafeMutableBytes { memory in
        let context = try context(memory.baseAddress, info, space, bytesPerRow: 2)
        expect(context.bitsPerPixel, equals: 8)
        expectNil(context.colorSpace)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.6)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      expect(bytes, equals: [153, 51])
    }
  }
}
