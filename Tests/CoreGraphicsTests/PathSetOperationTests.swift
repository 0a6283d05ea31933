import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing

/// Unions, intersections and differences of areas.
@Suite struct PathSetOperationTests {
  private let first = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
  private let second = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)

  /// A path of lines, curves, rectangles and ellipses that overlap.
  private func randomPath(_ random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    func number(_ range: ClosedRange<CGFloat> = 0...100) -> CGFloat {
      CGFloat.random(in: range, using: &random)
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func box() -> CGRect {
      CGRect(x: number(), y: number(), width: number(5...60), height: number(5...60))
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: path.addRect(box())
      case 1: path.addEllipse(in: box())
      case 2:
        path.move(to: point())
        for _ in 0..<Int.random(in: 2...5, using: &random) { path.addLine(to: point()) }
        path.closeSubpath()
      default:
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          if Bool.random(using: &random) {
            path.addCurve(to: point(), control1: point(), control2: point())
          } else {
            path.addQuadCurve(to: point(), control: point())
          }
        }
      }
    }
    return path
  }

  /// Whether all points around `point` are on the same side of a path's edges.
  private func isFarFromEdges(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    let inside = path.contains(point, using: rule)
    return (0..<8).allSatisfy { step in
      let angle = CGFloat(step) * .pi / 4
      let near = CGPoint(x: point.x + cos(angle) * 0.3, y: point.y + sin(angle) * 0.3)
      return path.contains(near, using: rule) == inside
    }
  }

  @Test(arguments: Seeds.first(12, random: 100)) func areasAgreeWithPointsInBothPaths(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (randomPath(&random), randomPath(&random))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let results: [(CGPath, (Bool, Bool) -> Bool)] = [
        (a.union(b, using: rule), { $0 || $1 }),
        (a.intersection(b, using: rule), { $0 && $1 }),
        (a.subtracting(b, using: rule), { $0 && !$1 }),
        (a.symmetricDifference(b, using: rule), { $0 != $1 }),
        (a.normalized(using: rule), { one, _ in one }),
      ]
      for _ in 0..<60 {
        let point = CGPoint(
          x: CGFloat.random(in: -5...165, using: &random),
          y: CGFloat.random(in: -5...165, using: &random)
        )
        guard isFarFromEdges(a, point, rule), isFarFromEdges(b, point, rule) else { continue }
        let isIn = (a.contains(point, using: rule), b.contains(point, using: rule))
        for (index, (path, expected)) in results.enumerated() {
          // Both rules fill the same area of a result.
          expect(
            path.contains(point, using: .winding) == expected(isIn.0, isIn.1)
              && path.contains(point, using: .evenOdd) == expected(isIn.0, isIn.1),
            "operation \(index) at \(point)"
          )
        }
      }
      let parts = a.componentsSeparated(using: rule)
      expect(parts.flatMap(\.elements), equals: a.normalized(using: rule).elements)
      expect(a.intersects(b, using: rule), equals: !a.intersection(b, using: rule).isEmpty)
    }
  }

  @Test func intersectionOfRectanglesIsExact() {
    let path = first.intersection(second)
    expect(path.boundingBox, equals: CGRect(x: 10, y: 10, width: 10, height: 10))
    expect(path.elements.count, equals: 5)
  }

  @Test func pathsThatDoNotMeetHaveNoIntersection() {
    let far = CGPath(rect: CGRect(x: 50, y: 0, width: 5, height: 5), transform: nil)
    expect(first.intersection(far).isEmpty && !first.intersects(far) && first.intersects(second))
    expect(first.subtracting(far).boundingBox, equals: first.boundingBox)
  }

  @Test func nothingOfAnEmptyPathIsLeft() {
    let empty = CGMutablePath()
    expect(empty.union(empty).isEmpty && empty.normalized().isEmpty)
    expect(first.union(empty).boundingBox, equals: first.boundingBox)
    expect(first.intersection(empty).isEmpty && empty.componentsSeparated().isEmpty)
    let broken = CGMutablePath()
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
    broken.addLine(to: CGPoint(x: 3, y: 5))
    expect(first.union(broken).isEmpty || first.union(broken).boundingBox.width.isFinite)
  }

  @Test func curvesRemainCurves() {
    let one = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let two = CGPath(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    let union = one.union(two)
    let curves = union.elements.filter { if case .curve = $0 { true } else { false } }
    expect(curves.count, equals: 8)
    expect(union.elements.count, equals: 10, "\(union.elements)")
    expect(one.union(one).elements.count, equals: 6)
    let lens = one.intersection(two)
    expect(lens.elements.count, isBelow: 8, "\(lens.elements)")
    expect(abs(lens.boundingBoxOfPath.height - CGFloat(300).squareRoot()), isBelow: 0.01)
  }

  @Test func holesAreInTheOppositeDirection() throws {
    let inner = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    let ring = first.subtracting(inner)
    expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 2)))
    let island = ring.union(
      CGPath(rect: CGRect(x: 8, y: 8, width: 4, height: 4), transform: nil)
    )
    let parts = island.componentsSeparated()
    try require(parts.count == 2)
    expect(Set(parts.map(\.boundingBox.width)), equals: [20, 4])
  }

  @Test func overlapsOfOnePathAreJoined() {
    let path = CGMutablePath()
    path.addPath(first)
    path.addPath(second)
    expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    expect(path.normalized().contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    expect(!path.normalized(using: .evenOdd).contains(CGPoint(x: 15, y: 15)))
  }

  @Test(arguments: Seeds.first(12, random: 100)) func linesAreCutAtTheEdgesOfAnArea(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (lines, area) = (randomPath(&random), randomPath(&random))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let inside = lines.lineIntersection(area, using: rule)
      let outside = lines.lineSubtracting(area, using: rule)
      func length(_ path: CGPath, _ check: (CGPoint) -> Void = { _ in }) -> CGFloat {
        var sum = CGFloat(0)
        path.forEachFlatSegment(tolerance: 0.01, closing: false) { a, b in
          sum += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
          check(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
        }
        return sum
      }
      let total =
        length(inside) { point in
          if isFarFromEdges(area, point, rule) { expect(area.contains(point, using: rule)) }
        }
        + length(outside) { point in
          if isFarFromEdges(area, point, rule) { expect(!area.contains(point, using: rule)) }
        }
      expect(abs(total - length(lines)), isBelow: 0.5)
    }
  }

  @Test func aLineThroughARectangleLosesItsEnds() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 40, y: 5))
    let inside = line.lineIntersection(first)
    expect(inside.elements, equals: [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 20, y: 5))])
    let outside = line.lineSubtracting(first)
    expect(outside.elements.count == 4 && outside.boundingBox.width == 50)
  }
}
