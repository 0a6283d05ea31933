import CoreGraphics
import Expectations
import TestSupport
import Testing

struct GeometryTests {
  @Test func translationThenScaleMovesByScaledPoints() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    expect(CGPoint(x: 1, y: 1).applying(t), equals: CGPoint(x: 12, y: 24))
  }

  @Test func equalityHasItsNameInObjectiveC() {
    expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    expect(!CGPoint(x: 1, y: 2).equalTo(.zero))
    expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    expect(!CGSize.zero.equalTo(CGSize(width: 0, height: 2)))
    let rect = CGRect(x: 10, y: 10, width: -10, height: 5)
    expect(rect.equalTo(CGRect(x: 0, y: 10, width: 10, height: 5)))
  }

  @Test func quarterTurnMapsTheXAxisToTheYAxis() {
    let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(p.x), isBelow: 1e-12)
    expect(abs(p.y - 1), isBelow: 1e-12)
  }

  @Test(arguments: Seeds.first(1)) func inverseUndoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      func number() -> CGFloat { CGFloat.random(in: -5...5, using: &random) }
      let t = CGAffineTransform(number(), number(), number(), number(), number(), number())
      guard abs(t.a * t.d - t.b * t.c) > 0.01 else { continue }
      let p = CGPoint(x: number(), y: number())
      let back = p.applying(t).applying(t.inverted())
      expect(abs(back.x - p.x), isBelow: 1e-6, "seed \(seed)")
      expect(abs(back.y - p.y), isBelow: 1e-6, "seed \(seed)")
    }
  }

  @Test func singularTransformIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expect(flat.inverted(), equals: flat)
  }

  @Test func concatenationAppliesLeftFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 1, y: 0))
    expect(CGPoint(x: 3, y: 0).applying(t), equals: CGPoint(x: 7, y: 0))
  }

  @Test func rotatedRectangleHasABoundingBox() {
    let r = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(r.minX + 20), isBelow: 1e-9)
    expect(abs(r.width - 20), isBelow: 1e-9)
    expect(abs(r.height - 10), isBelow: 1e-9)
  }

  @Test func mirroredRectangleHasPositiveSize() {
    let r = CGRect(x: 1, y: 1, width: 2, height: 3).applying(CGAffineTransform(scaleX: -1, y: 1))
    expect(r, equals: CGRect(x: -3, y: 1, width: 2, height: 3))
  }

  @Test func roundedRectDoesNotContainItsCorners() {
    let shape = RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 50), radius: 20)
    expect(!shape.contains(CGPoint(x: 1, y: 1)))
    expect(shape.contains(CGPoint(x: 10, y: 10)))
    expect(shape.contains(CGPoint(x: 50, y: 0)))
    expect(!shape.contains(CGPoint(x: 99, y: 49)))
  }

  @Test func radiusIsLimitedToHalfTheShorterSide() {
    expect(RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 30), radius: 99).topLeft, equals: 15)
  }

  @Test(arguments: [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
  func pixelsOfTheNullRectangleAreEmpty(_ rect: CGRect) {
    expect(PixelRect(covering: rect), satisfies: \.isEmpty)
  }

  @Test func coveringPixelsRoundOutwards() {
    let covering = PixelRect(covering: CGRect(x: 0.5, y: -0.5, width: 1, height: 1))
    expect(covering, equals: PixelRect(x: 0, y: -1, width: 2, height: 2))
  }

  @Test func vectorKeepsItsParts() {
    expect(CGVector(dx: 1, dy: 2).dy, equals: 2)
    expect(CGVector.zero, equals: CGVector())
  }
}
