import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitValues

/// Images and paths in keyed archives, in which programs store them.
@MainActor @Suite struct ImageArchiveTests {
  private func restored<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try require(NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test func anImageHasItsPixelsAfterArchiving() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let pixels = try require(drawn.cgImage)
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .right)
      .withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let restored = try restored(image)
    expect(restored.size == CGSize(width: 2, height: 4) && restored.scale == 2)
    expect(restored.imageOrientation, equals: .right)
    expect(restored.renderingMode, equals: .alwaysTemplate)
    expect(restored.capInsets == caps && restored.resizingMode == .stretch)
    expect(restored.cgImage?.pixel(x: 1, y: 1), equals: 0xFFFF_0000)
    expect(restored.cgImage?.pixel(x: 6, y: 1), equals: 0)
  }

  @Test func aSymbolIsASymbolAfterArchiving() throws {
    let symbol = try require(UIImage(systemName: "star"))
    try expect(restored(symbol), equals: symbol)
    try expect(restored(UIImage()).size, equals: .zero)
  }

  @Test func aPathIsTheSameAfterArchiving() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 20))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 9, y: 9))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    try expect(restored(path), equals: path)
  }
}
