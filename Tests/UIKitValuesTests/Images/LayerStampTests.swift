import Expectations
import Foundation
import Testing
import UIKitValues

/// `CGLayer` and other types of Core Graphics.
@Suite struct LayerStampTests {
  private func image(_ draw: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { draw($0.cgContext) }
    return try require(image.cgImage)
  }

  @Test func aLayerIsDrawnWhereItIsPut() throws {
    let pixels = try image { context in
      let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
      layer?.context?.setFillColor(UIColor.red.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      layer?.context?.fill(CGRect(x: 0, y: 3, width: 40, height: 1))
      guard let layer else { return }
      context.draw(layer, at: CGPoint(x: 2, y: 2))
      context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
    }
    expect(pixels.pixel(x: 3, y: 2), equals: 0xFFFF_0000)
    expect(pixels.pixel(x: 3, y: 4), equals: 0)
    expect(pixels.pixel(x: 5, y: 5), equals: 0xFFFF_0000)
    expect(pixels.pixel(x: 7, y: 5), equals: 0)
    expect(pixels.pixel(x: 17, y: 12), equals: 0xFFFF_0000)
    expect(pixels.pixel(x: 17, y: 15), equals: 0)
    expect(pixels.pixel(x: 17, y: 17), equals: 0xFFFF_0000)
  }

  @Test func aLayerFadesAsOne() throws {
    let pixels = try image { context in
      let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      layer?.context?.setFillColor(UIColor.red.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      layer?.context?.setFillColor(UIColor.blue.cgColor)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setAlpha(0.5)
      if let layer { context.draw(layer, at: .zero) }
    }
    let pixel = pixels.pixel(x: 5, y: 5)
    expect((pixel >> 16) & 0xFF, equals: 0)
    expect(abs(Int(pixel >> 24) - 128), isAtMost: 1)
    let isEmpty = try image { context in
      if CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil {
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    expect(isEmpty.pixel(x: 0, y: 0) >> 24, equals: 255)
  }

  @Test func edgesAreHardWhereTheyAreToBe() throws {
    func shades(_ isSoft: Bool) throws -> Set<UInt32> {
      let pixels = try image { context in
        context.saveGState()
        context.setShouldAntialias(isSoft)
        context.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 16, height: 16))
        context.restoreGState()
      }
      return Set((0..<20).flatMap { x in (0..<20).map { pixels.pixel(x: x, y: $0) >> 24 } })
    }
    try expect(shades(false), equals: [0, 255])
    try expect(shades(true).count, isAbove: 4)
  }

  @Test func antialiasingIsAskedForAndAllowed() throws {
    let pixels = try image { context in
      context.setAllowsAntialiasing(false)
      context.setShouldAntialias(true)
      context.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 16, height: 16))
      context.setAllowsAntialiasing(true)
      context.fill(CGRect(x: 18, y: 0, width: 0.5, height: 1))
    }
    expect(pixels.pixel(x: 2, y: 5) >> 24 == 0 || pixels.pixel(x: 2, y: 5) >> 24 == 255)
    let soft = pixels.pixel(x: 18, y: 0) >> 24
    expect(soft > 100 && soft < 150)
  }

  @Test func pathsAreWalkedByAFunction() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var steps: [String] = []
    withUnsafeMutablePointer(to: &steps) { steps in
      path.apply(info: steps) { info, element in
        let steps = info?.assumingMemoryBound(to: [String].self)
        let step = element.pointee
        steps?.pointee.append("\(step.type.rawValue) \(step.points[0].x)")
      }
    }
    expect(steps.prefix(2), equals: ["0 1.0", "2 5.0"])
    expect(steps.count, equals: 3)
  }

  @Test func framesLieInsideTheirRectangle() throws {
    let pixels = try image { _ in
      UIColor.blue.setFill()
      UIRectFrame(CGRect(x: 2, y: 2, width: 10, height: 10))
    }
    expect(pixels.pixel(x: 2, y: 5), equals: 0xFF00_00FF)
    expect(pixels.pixel(x: 11, y: 5), equals: 0xFF00_00FF)
    expect(pixels.pixel(x: 3, y: 5), equals: 0)
    expect(pixels.pixel(x: 12, y: 5), equals: 0)
  }

  @Test func fillsAreBlended() throws {
    let pixels = try image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.blue.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 20), .multiply)
    }
    expect(pixels.pixel(x: 5, y: 5), equals: 0xFF00_0000)
    expect(pixels.pixel(x: 15, y: 5), equals: 0xFFFF_0000)
  }

  @Test func inksAreShownAsColors() throws {
    let pixels = try image { context in
      context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    expect(pixels.pixel(x: 5, y: 5), equals: 0xFFFF_0000)
  }
}
