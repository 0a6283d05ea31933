import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Points and hit tests of layers in space.
@Suite struct SpaceGeometryTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
  }

  @Test(arguments: Seeds.first(20, random: 200))
  func pointsAreConvertedThroughTheProjection(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.sublayerTransform = eye(number(300...900))
    let outer = Bool.random(using: &random) ? CATransformLayer() : CALayer()
    let inner = CALayer()
    for layer in [outer, inner] {
      layer.bounds = CGRect(
        x: number(-9...9),
        y: 0,
        width: number(20...90),
        height: number(20...90)
      )
      layer.position = CGPoint(x: number(20...90), y: number(20...90))
      layer.zPosition = number(-30...30)
      layer.transform = CATransform3DMakeRotation(number(-1...1), number(-1...1), 1, number(0...1))
    }
    root.addSublayer(outer)
    outer.addSublayer(inner)
    if !(outer is CATransformLayer) { outer.sublayerTransform = eye(number(300...900)) }
    let p = CGPoint(x: number(0...90), y: number(0...90))
    var sight = Sight.placement(of: inner)
    var expected = CGPoint.zero
    if outer is CATransformLayer {
      sight = sight.then(.placement(of: outer)).then(.ofSublayers(of: root))
      expected = try require(sight.see(p.x, p.y)).point
    } else {
      let flat = try require(sight.then(.ofSublayers(of: outer)).see(p.x, p.y)).point
      sight = Sight.placement(of: outer).then(.ofSublayers(of: root))
      expected = try require(sight.see(flat.x, flat.y)).point
      expect(isNear(inner.convert(p, to: outer), flat))
    }
    expect(isNear(inner.convert(p, to: root), expected))
    expect(isNear(inner.convert(expected, from: root), p, 1e-4))
    expect(isNear(root.convert(expected, to: inner), p, 1e-4))
    // Step by step it is the same.
    expect(isNear(outer.convert(inner.convert(p, to: outer), to: root), expected, 1e-4))
    let rect = inner.convert(inner.bounds, to: root)
    let corner = inner.convert(inner.bounds.origin, to: root)
    expect(rect.insetBy(dx: -1e-6, dy: -1e-6).contains(corner))
  }

  @Test func theFrameContainsTheVisibleLayer() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.position = CGPoint(x: 100, y: 100)
    layer.transform = CATransform3DRotate(eye(100), .pi / 4, 0, 1, 0)
    let (left, right) = (CGFloat(14.1421356 / (1 - 0.141421356)), 14.1421356 / (1 + 0.141421356))
    expect(abs(layer.frame.minX - (100 - left)), isBelow: 1e-4)
    expect(abs(layer.frame.maxX - (100 + right)), isBelow: 1e-4)
    expect(abs(layer.frame.height - 40 / (1 - 0.141421356)), isBelow: 1e-4)
  }

  @Test func rotatedLayersAreHitAtTheirProjection() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let card = CALayer()
    card.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    let button = CALayer()
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.addSublayer(button)
    root.addSublayer(card)
    card.transform = CATransform3DRotate(eye(100), .pi / 3, 0, 1, 0)
    let sight = Sight.placement(of: card)
    for (x, y, expected) in [
      (5, 5, button), (9, 9, button), (11, 9, card), (39, 39, card), (41, 20, root), (-1, 20, root),
    ] as [(CGFloat, CGFloat, CALayer)] {
      let point = try require(sight.see(x, y)).point
      expect(root.hitTest(point), isSameAs: expected, "\(x), \(y)")
    }
    // The position of the layer without the rotation.
    expect(root.hitTest(CGPoint(x: 32, y: 50)), isSameAs: root)
  }

  @Test func theVisibleSideOfACubeIsHit() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform = eye(200)
    let box = cube(40, at: CGPoint(x: 50, y: 50))
    root.addSublayer(box)
    var hit: Set<String> = []
    for step in 0..<12 {
      // A quarter of a turn shows the transform layer itself on its edge.
      box.transform = CATransform3DRotate(
        CATransform3DMakeRotation(CGFloat(step) * .pi / 6, 0, 1, 0),
        step % 3 == 0 ? 0 : 0.5,
        1,
        0,
        0
      )
      let space = Sight.placement(of: box).then(.ofSublayers(of: root))
      for face in box.sublayers ?? [] {
        let sight = Sight.placement(of: face).then(space)
        guard area(of: try require(sight.corners(of: face.bounds))) > 30 else { continue }
        let middle = try require(sight.see(18, 22)).point
        let found = root.hitTest(middle)
        expect(found, isSameAs: face, "step \(step)")
        hit.insert(found?.name ?? "")
      }
      expect(root.hitTest(CGPoint(x: 2, y: 2)), isSameAs: root)
    }
    expect(hit.count, isAtLeast: 5)
    expectNil(box.hitTest(CGPoint(x: 2, y: 2)))
  }

  @Test func nothingBehindTheViewerIsHit() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform = eye(50)
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    layer.zPosition = 80
    root.addSublayer(layer)
    expect(root.hitTest(CGPoint(x: 50, y: 50)), isSameAs: root)
    layer.zPosition = 20
    expect(root.hitTest(CGPoint(x: 50, y: 50)), isSameAs: layer)
    layer.zPosition = 0
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    expect(root.hitTest(CGPoint(x: 50, y: 50)), isSameAs: root)
  }

  @Test func theVisibleRectIsClippedInTheProjection() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform = eye(100)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.zPosition = 50
    root.addSublayer(layer)
    // Twice as large: a half of it in each direction is on the root.
    let rect = layer.visibleRect
    expect(abs(rect.minX - 25) < 1e-6 && abs(rect.width - 50) < 1e-6)
  }
}
