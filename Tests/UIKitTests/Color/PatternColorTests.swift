import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

/// Colors that repeat an image.
@MainActor @Suite struct PatternColorTests {
  private let host = HeadlessHost(size: CGSize(width: 60, height: 60), scale: 2)

  /// Red above blue, of two points each.
  private func tile() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.pixel(x: x, y: y) }

  @Test func patternsStartAtTheViewsCorner() throws {
    let window = host.makeWindow()
    window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 5, y: 7, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: tile())
    window.addSubview(view)
    host.settle()
    let image = try require(host.snapshot())
    expect(color(image, 12, 15) == 0xFFFF_0000 && color(image, 12, 19) == 0xFF00_00FF)
    expect(color(image, 12, 23) == 0xFFFF_0000 && color(image, 48, 52) == 0xFF00_00FF)
    expect(color(image, 8, 15) == 0xFFFF_FFFF && color(image, 51, 15) == 0xFFFF_FFFF)
    // It does not scroll with the content of the view.
    view.bounds.origin.y = 1
    host.settle()
    expect(color(try require(host.snapshot()), 12, 15), equals: 0xFFFF_0000)
  }

  @Test func roundCornersAndOpacityApplyToIt() throws {
    let window = host.makeWindow()
    window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: tile())
    view.layer.cornerRadius = 10
    view.alpha = 0.5
    window.addSubview(view)
    host.settle()
    let image = try require(host.snapshot())
    expect(color(image, 0, 0), equals: 0xFFFF_FFFF)
    let pixel = color(image, 20, 17)
    expect(pixel >> 16 & 0xFF == 0xFF && (0x7C...0x84).contains(pixel & 0xFF))
  }

  @Test func drawingIsFilledWithIt() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor(patternImage: tile()).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let pixels = try require(image.cgImage)
    expect(color(pixels, 5, 1) == 0xFFFF_0000 && color(pixels, 5, 5) == 0xFF00_00FF)
    expect(color(pixels, 5, 9), equals: 0xFFFF_0000)
  }

  @Test func patternColorsHaveNoComponentsAndCompareByImage() {
    let image = tile()
    let pattern = UIColor(patternImage: image)
    expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil))
    expect(!pattern.getWhite(nil, alpha: nil))
    expect(pattern == UIColor(patternImage: image) && pattern != UIColor(patternImage: tile()))
    expect(pattern.withAlphaComponent(0.5).cgColor.alpha, equals: 0.5)
  }
}
