import Expectations
import Foundation
import Testing
import UIKit

/// Layers that a program draws into contexts of its own, without a screen.
@MainActor @Suite struct RenderedLayerTests {
  private final class Filled: UIView {
    private(set) var drawings = 0
    override func draw(_ rect: CGRect) {
      drawings += 1
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  /// An image of 40 by 20 pixels.
  private func image(_ draw: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 40, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try require(image.cgImage)
  }

  @Test func aViewThatWasNeverOnAScreenIsDrawn() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let filled = Filled(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    outer.addSubview(filled)
    let image = try image { outer.layer.render(in: $0) }
    expect(image.pixel(x: 15, y: 10), equals: 0xFFFF_0000)
    expect(image.pixel(x: 25, y: 10), equals: 0)
    expect(filled.drawings, equals: 1)
  }

  @Test func aViewThatWasNeverOnAScreenIsInItsSnapshot() throws {
    let filled = Filled(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let image = try image { _ in
      expect(filled.drawHierarchy(in: filled.bounds, afterScreenUpdates: true))
    }
    expect(image.pixel(x: 15, y: 10), equals: 0xFFFF_0000)
  }

  @Test func aLabelThatWasNeverOnAScreenIsDrawn() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "███"
    let image = try image { label.layer.render(in: $0) }
    expect((0..<20).contains { image.pixel(x: 5, y: $0) != 0 })
  }

  @Test func aShapeWithoutBoundsIsDrawn() throws {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).cgPath
    shape.fillColor = UIColor.red.cgColor
    let image = try image { shape.render(in: $0) }
    expect(image.pixel(x: 10, y: 10), equals: 0xFFFF_0000)
    expect(image.pixel(x: 2, y: 10), equals: 0)
    expect(image.pixel(x: 20, y: 10), equals: 0)
  }

  @Test func contentOutsideOfTheBoundsIsDrawnUnlessItIsClipped() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let outside = CALayer()
    outside.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    outside.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(outside)
    expect(try image { layer.render(in: $0) }.pixel(x: 25, y: 5), equals: 0xFFFF_0000)
    layer.masksToBounds = true
    expect(try image { layer.render(in: $0) }.pixel(x: 25, y: 5), equals: 0)
  }

  @Test func aLayerIsDrawnInItsOwnCoordinates() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let image = try image {
      $0.translateBy(x: 5, y: 0)
      layer.render(in: $0)
    }
    expect(image.pixel(x: 12, y: 5), equals: 0)
    expect(image.pixel(x: 17, y: 5), equals: 0xFFFF_0000)
    expect(image.pixel(x: 24, y: 5), equals: 0xFFFF_0000)
    expect(image.pixel(x: 26, y: 5), equals: 0)
  }
}
