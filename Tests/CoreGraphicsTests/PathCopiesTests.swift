import CoreGraphics
import Expectations
import Foundation
import Testing

/// Paths made of others: straight ones, and dashes.
@Suite struct PathCopiesTests {
  private func points(_ path: CGPath) -> [String] {
    var result: [String] = []
    path.applyWithBlock {
      let point = $0.pointee.points[0]
      switch $0.pointee.type {
      case .moveToPoint: result.append("M\(Int(point.x)),\(Int(point.y))")
      case .addLineToPoint: result.append("L\(Int(point.x)),\(Int(point.y))")
      case .closeSubpath: result.append("Z")
      default: result.append("C")
      }
    }
    return result
  }

  @Test func dashesFollowTheLine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    expect(
      points(path.copy(dashingWithPhase: 0, lengths: [6, 2])),
      equals: ["M0,0", "L6,0", "M8,0", "L10,0", "L10,4", "M10,6", "L10,10"]
    )
    expect(
      points(path.copy(dashingWithPhase: 7, lengths: [6, 2])).prefix(4),
      equals: ["M1,0", "L7,0", "M9,0", "L10,0"]
    )
    expect(path.copy(dashingWithPhase: 0, lengths: []), equals: path)
  }

  @Test func aFlattenedPathHasNoCurvesAndStaysClose() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: 0.1)
    expect(!points(flat).contains("C"))
    expect(points(flat).last, equals: "Z")
    expect(points(flat).count, isAbove: 20)
    flat.applyWithBlock {
      guard $0.pointee.type != .closeSubpath else { return }
      let point = $0.pointee.points[0]
      let radius = ((point.x - 50) * (point.x - 50) + (point.y - 50) * (point.y - 50)).squareRoot()
      expect(abs(radius - 50), isBelow: 0.1)
    }
  }
}
