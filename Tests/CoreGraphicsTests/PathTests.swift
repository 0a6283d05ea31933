import CoreGraphics
import Expectations
import TestSupport
import Testing

struct PathTests {
  @Test func ellipseFillsItsBox() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    let path = CGPath(ellipseIn: rect, transform: nil)
    let box = path.boundingBoxOfPath
    expect(abs(box.minX - rect.minX), isBelow: 1e-6)
    expect(abs(box.maxY - rect.maxY), isBelow: 1e-6)
    expect(path.contains(CGPoint(x: 50, y: 40)))
    expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func boundingBoxOfCurveExcludesControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    expect(path.boundingBox.maxY, equals: 100)
    expect(abs(path.boundingBoxOfPath.maxY - 50), isBelow: 1e-6)
  }

  @Test func emptyPathHasNoBoundingBox() {
    expect(CGMutablePath().boundingBox.isNull)
    expect(CGMutablePath(), satisfies: \.isEmpty)
    expect(CGMutablePath().currentPoint, equals: .zero)
  }

  @Test func ringHasAHoleByEvenOddAndIsFilledByWinding() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    expect(path.contains(CGPoint(x: 50, y: 50)))
    expect(!path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    expect(path.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
  }

  @Test func containsTransformsThePathFirst() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let moved = CGAffineTransform(translationX: 100, y: 0)
    expect(path.contains(CGPoint(x: 105, y: 5), transform: moved))
    expect(!path.contains(CGPoint(x: 5, y: 5), transform: moved))
  }

  @Test func mutableCopyDoesNotChangeTheOriginal() throws {
    let original = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let copy = try require(original.mutableCopy())
    copy.addLine(to: CGPoint(x: 50, y: 50))
    expect(original != copy)
    expect(original.boundingBox.maxX, equals: 10)
  }

  @Test func immutableCopyIsIndependentOfThePath() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try require(path.copy())
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    expect(copy.boundingBox.maxX, equals: 10)
    expect(path.boundingBox.maxX, equals: 30)
  }

  @Test func pathsWithEqualElementsAreEqual() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let built = CGMutablePath()
    built.addRect(rect)
    expect(CGPath(rect: rect, transform: nil), equals: built)
    expect(CGPath(rect: rect, transform: nil).hashValue, equals: built.hashValue)
  }

  @Test func blockReceivesEveryElement() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 10),
      control1: CGPoint(x: 5, y: 6),
      control2: CGPoint(x: 7, y: 8)
    )
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var last = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
    }
    expect(types, equals: [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    expect(last, equals: CGPoint(x: 9, y: 10))
  }

  @Test func rectanglePathIsRecognized() {
    var rect = CGRect.zero
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    expect(path.isRect(&rect))
    expect(rect, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func movedRoundedRectangleKeepsItsShape() throws {
    var transform = CGAffineTransform(translationX: 5, y: 5)
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
      cornerWidth: 6,
      cornerHeight: 6,
      transform: nil
    )
    let moved = try require(path.copy(using: &transform))
    let expected = RoundedRect(CGRect(x: 5, y: 5, width: 40, height: 20), radius: 6)
    expect(moved.shape, equals: .roundedRect(expected))
  }

  @Test(arguments: [(false, CGPoint(x: 10, y: 10)), (true, CGPoint(x: 10, y: -10))])
  func quarterArcFollowsItsDirection(_ clockwise: Bool, _ inside: CGPoint) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: .zero,
      radius: 20,
      startAngle: 0,
      endAngle: clockwise ? -.pi / 2 : .pi / 2,
      clockwise: clockwise
    )
    path.closeSubpath()
    expect(path.contains(inside))
    expect(!path.contains(CGPoint(x: inside.x, y: -inside.y)))
  }

  @Test func arcCanTakeTheLongDirection() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let box = path.boundingBoxOfPath
    expect(abs(box.minX + 10), isBelow: 0.01)
    expect(abs(box.minY + 10), isBelow: 0.01)
  }

  @Test func tangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 5
    )
    expect(abs(path.currentPoint.x - 10), isBelow: 1e-9)
    expect(abs(path.currentPoint.y - 5), isBelow: 1e-9)
    expect(abs(path.boundingBoxOfPath.maxX - 10), isBelow: 1e-6)
  }

  @Test(arguments: Seeds.first(1)) func aCircleContainsPointsNearerThanItsRadius(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    for _ in 0..<500 {
      let p = CGPoint(
        x: CGFloat.random(in: -60...60, using: &random),
        y: CGFloat.random(in: -60...60, using: &random)
      )
      let distance = (p.x * p.x + p.y * p.y).squareRoot()
      guard abs(distance - 50) > 0.2 else { continue }
      expect(path.contains(p), equals: (distance < 50), "seed \(seed), \(p)")
    }
  }
}
