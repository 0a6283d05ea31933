import Expectations
import Foundation
import Testing
import UIKitValues

/// Reversed, combined and dashed paths.
@MainActor @Suite struct BezierPathTests {
  @Test func reversedPathsStartAtTheEnd() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 9, y: 5),
      controlPoint1: CGPoint(x: 7, y: 1),
      controlPoint2: CGPoint(x: 9, y: 3)
    )
    path.lineWidth = 3
    let reversed = path.reversing()
    expect(reversed.currentPoint, equals: CGPoint(x: 1, y: 1))
    expect(reversed.lineWidth, equals: 3)
    expect(reversed.bounds, equals: path.bounds)
    expect(reversed.reversing().cgPath, equals: path.cgPath)
  }

  @Test func dashesAreReadBack() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase) = (0, CGFloat.zero)
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    expect(lengths, equals: [4, 2])
    expect(phase, equals: 1)
  }

  @Test func aPathIsFilledWithAnAlpha() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { _ in
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill(with: .normal, alpha: 0.5)
      }
    let alpha = try require(image.cgImage).pixel(x: 1, y: 1) >> 24
    expect(alpha == 127 || alpha == 128)
  }

  @Test func linesAndCurvesNeedACurrentPoint() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 9, y: 0))
    path.addCurve(
      to: CGPoint(x: 5, y: 5),
      controlPoint1: CGPoint(x: 9, y: 0),
      controlPoint2: CGPoint(x: 0, y: 9)
    )
    expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 6))
    expect(path.bounds, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func pathsWithEqualElementsAndAttributesAreEqual() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    let path = UIBezierPath(ovalIn: rect)
    expect(path, equals: UIBezierPath(ovalIn: rect))
    expect(path.hash, equals: UIBezierPath(ovalIn: rect).hash)
    expect(path != UIBezierPath(rect: rect))
    let wide = UIBezierPath(ovalIn: rect)
    wide.lineWidth = 3
    expect(path != wide)
    expect(!path.isEqual(nil))
  }
}
