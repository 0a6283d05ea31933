import Expectations
import Foundation
import Testing
import UIKitValues

/// Images drawn in steps, in the way from before image renderers.
@MainActor @Suite struct ImageContextTests {
  @Test func anImageOfTheContextHasTheDrawingsSoFar() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let first = try require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsGetCurrentContext()?.saveGState()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 4))
    let second = try require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expect(first.size == CGSize(width: 4, height: 4) && first.scale == 2)
    expect(first.cgImage?.pixel(x: 1, y: 1), equals: 0xFFFF_0000)
    expect(first.cgImage?.pixel(x: 5, y: 1), equals: 0)
    expect(second.cgImage?.pixel(x: 1, y: 1), equals: 0xFFFF_0000)
    expect(second.cgImage?.pixel(x: 5, y: 1), equals: 0xFF00_00FF)
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  @Test func anOpaqueImageStartsBlack() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    let image = try require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expect(image.cgImage?.pixel(x: 0, y: 0), equals: 0xFF00_0000)
    expect(image.imageRendererFormat.opaque)
  }

  @Test func contextsOfImagesHaveTheirPixels() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
    let context = try require(UIGraphicsGetCurrentContext())
    expect([context.width, context.height], equals: [8, 6])
    expect(context.colorSpace?.model == .rgb && context.bitsPerPixel == 32)
    context.saveGState()
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let pixels = try require(context.makeImage())
    UIGraphicsEndImageContext()
    expect([pixels.width, pixels.height], equals: [8, 6])
    expect(pixels.pixel(x: 1, y: 1), equals: 0xFFFF_0000)
    expect(pixels.pixel(x: 1, y: 2), equals: 0)
  }

  @Test func theContextOfARendererHasTheImageSoFar() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    var early: CGImage?
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 10, y: 20, width: 1, height: 2))
      early = $0.cgContext.makeImage()
      $0.fill(bounds)
    }
    let first = try require(early)
    expect(first.pixel(x: 0, y: 0), equals: 0xFF00_00FF)
    expect(first.pixel(x: 1, y: 0), equals: 0xFF00_0000)
    expect(first.alphaInfo, equals: .noneSkipFirst)
    expect(image.cgImage?.pixel(x: 1, y: 0), equals: 0xFF00_00FF)
  }
}
