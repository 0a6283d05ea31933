import CoreGraphics
import Expectations
import Foundation
import Testing
import _Testing_Canvas

/// Drawing through images, and images made transparent by others.
struct MaskTests {
  /// An image whose left half is opaque, or white if it has no alpha channel.
  private func leftHalf(_ side: Int, isOpaque: Bool = false) throws -> CGImage {
    let canvas = try require(
      CairoCanvas(width: side, height: side, scale: 1, isOpaque: isOpaque)
    )
    canvas.clear(PixelRect(x: 0, y: 0, width: side / 2, height: side), to: .white)
    return try require(canvas.makeImage())
  }

  @Test(arguments: [false, true])
  func imageClipsPassOpaqueOrBrightPixels(isOpaque: Bool) throws {
    let sheet = try Sheet(10, 10)
    let context = sheet.recorder
    context.saveGState()
    context.clip(
      to: CGRect(x: 0, y: 0, width: 10, height: 10),
      mask: try leftHalf(10, isOpaque: isOpaque)
    )
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.translateBy(x: 0, y: 5)
    context.addEllipse(in: CGRect(x: -20, y: -20, width: 60, height: 60))
    context.fillPath()
    context.restoreGState()
    context.setFillColor(.blue)
    context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    let image = try sheet.finish()
    expect(image.hex(1, 1) == "ffff0000" && image.hex(4, 9) == "ffff0000")
    expect(image.hex(5, 1) == "ffffffff" && image.hex(6, 9) == "ffffffff")
    expect(image.hex(9, 9), equals: "ff0000ff")
  }

  @Test func imageClipsHaveTheOrientationOfDrawnImages() throws {
    let canvas = try require(CairoCanvas(width: 8, height: 8, scale: 1))
    canvas.clear(PixelRect(x: 0, y: 0, width: 8, height: 2), to: .white)
    let top = try require(canvas.makeImage())
    let sheet = try Sheet(8, 8)
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    sheet.recorder.clip(to: area, mask: top)
    sheet.recorder.setFillColor(.red)
    sheet.recorder.fill(area)
    // The y axis points down here, so images are upside down.
    try expect(sheet.finish().inkBox, equals: PixelRect(x: 0, y: 6, width: 8, height: 2))
  }

  @Test func imageClipsApplyToTransparencyLayersAndImages() throws {
    let sheet = try Sheet(10, 10)
    let context = sheet.recorder
    let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    context.clip(to: area, mask: try leftHalf(10))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(area)
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    context.endTransparencyLayer()
    let image = try sheet.finish()
    expect(image.hex(1, 1) == "ff00ff00" && image.hex(1, 5) == "ffff0000")
    expect(image.inked, equals: 50)
  }

  @Test func maskingMakesAnImageTransparent() throws {
    let sheet = try Sheet(8, 8)
    sheet.canvas.clear(PixelRect(x: 0, y: 0, width: 8, height: 8), to: .red)
    let red = try require(sheet.canvas.makeImage())
    let masked = try require(red.masking(leftHalf(4, isOpaque: true)))
    expect(masked.hex(1, 1) == "ffff0000" && masked.hex(6, 1) == "00000000")
    // An image mask paints where the sample is 0.
    let provider = try require(CGDataProvider(data: Data([0, 255])))
    let mask = try require(
      CGImage(
        maskWidth: 2,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 2,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    )
    expect(mask.isMask && mask.colorSpace == nil)
    let byMask = try require(red.masking(mask))
    expect(byMask.hex(0, 0) == "ffff0000" && byMask.hex(7, 0) == "00000000")
  }

  @Test func anImageMaskIsDrawnInTheFillColor() throws {
    let provider = try require(CGDataProvider(data: Data([0, 255])))
    let mask = try require(
      CGImage(
        maskWidth: 2,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 2,
        provider: provider,
        decode: [1, 0],
        shouldInterpolate: false
      )
    )
    let sheet = try Sheet(4, 2)
    sheet.recorder.setFillColor(.blue)
    sheet.recorder.draw(mask, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = try sheet.finish()
    expect(image.hex(0, 0) == "ffffffff" && image.hex(3, 1) == "ff0000ff")
  }

  @Test func maskedColorRangesBecomeTransparent() throws {
    let sheet = try Sheet(2, 1)
    sheet.canvas.clear(PixelRect(x: 0, y: 0, width: 1, height: 1), to: .red)
    let image = try require(sheet.canvas.makeImage())
    let copy = try require(image.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
    expect(copy.hex(0, 0) == "00000000" && copy.hex(1, 0) == "ffffffff")
    try expectNil(leftHalf(2).copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]))
  }
}
