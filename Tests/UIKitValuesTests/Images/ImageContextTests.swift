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
}
