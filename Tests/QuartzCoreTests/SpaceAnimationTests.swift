import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Transforms in space that animate, and layers in space that change.
@Suite struct SpaceAnimationTests {
  @Test func rotatingKeepsThePerspective() throws {
    let layer = CALayer()
    layer.transform = eye(500)
    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.y")
    let turned = CATransform3DRotate(eye(500), .pi / 3, 0, 1, 0)
    for (a, b) in zip(Sight(layer.transform).rows.joined(), Sight(turned).rows.joined()) {
      expect(abs(a - b), isBelow: 1e-12)
    }
    layer.setValue(CGFloat(100), forKeyPath: "transform.translation.z")
    // Nearer by a fifth of the distance.
    expect(abs(layer.transform.m44 - 0.8), isBelow: 1e-12)
    expect(layer.value(forKeyPath: "transform.translation.z") as? CGFloat, equals: 100)
    let angle = try require(layer.value(forKeyPath: "transform.rotation.y") as? CGFloat)
    expect(abs(angle - .pi / 3), isBelow: 1e-12)
  }

  private func midway(
    from: CATransform3D,
    to: CATransform3D,
    at part: CFTimeInterval = 0.5
  ) -> CATransform3D {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.beginTime = 1
    layer.add(animation, forKey: nil)
    return layer.presented(at: 1 + part).transform
  }

  @Test func rotationsInSpaceCanExceedHalfATurn() {
    let whole = midway(from: eye(300), to: CATransform3DRotate(eye(300), .pi - 0.001, 0, 1, 0))
    let half = CATransform3DRotate(eye(300), (.pi - 0.001) / 2, 0, 1, 0)
    for (a, b) in zip(Sight(whole).rows.joined(), Sight(half).rows.joined()) {
      expect(abs(a - b), isBelow: 1e-9)
    }
  }

  @Test(arguments: Seeds.first(10, random: 200))
  func transformsInterpolateByComponents(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let (x, y, z) = (number(-1...1), number(-1...1), number(-1...1))
    let start = number(-1...1)
    let turn = number(-2...2)
    func transform(_ t: CGFloat, _ a: [CGFloat], _ b: [CGFloat]) -> CATransform3D {
      let parts = zip(a, b).map { $0 + ($1 - $0) * t }
      var result = CATransform3DIdentity
      result.m34 = parts[0]
      result = CATransform3DTranslate(result, parts[1], parts[2], parts[3])
      result = CATransform3DRotate(result, start + turn * t, x, y, z)
      return CATransform3DScale(result, parts[4], parts[5], 1)
    }
    func parts() -> [CGFloat] {
      [
        -1 / number(200...900), number(-50...50), number(-50...50), number(-50...50),
        number(0.5...2), number(0.5...2),
      ]
    }
    let (a, b) = (parts(), parts())
    for part in [0, 0.25, 0.5, 0.9] {
      let mixed = midway(from: transform(0, a, b), to: transform(1, a, b), at: part)
      let expected = transform(CGFloat(part), a, b)
      for (a, b) in zip(Sight(mixed).rows.joined(), Sight(expected).rows.joined()) {
        expect(abs(a - b), isBelow: 1e-6, "seed \(seed), \(part)")
      }
    }
  }

  @Test func aRotatingCardIsDrawnAtEveryAngle() throws {
    let board = try Board(width: 80, height: 80)
    let card = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    board.add(CGRect(x: 0, y: 0, width: 80, height: 80), .white) { $0.zPosition = -1 }
    still { card.transform = eye(100) }
    let clock = ManualTimeSource()
    try MediaTime.$source.withValue(clock) { () throws in
      let spin = CABasicAnimation(keyPath: "transform.rotation.y")
      spin.fromValue = 0
      spin.toValue = CGFloat.pi * 2
      spin.duration = 8
      spin.repeatCount = .infinity
      card.add(spin, forKey: "spin")
      board.root.commitAnimations(at: 0)
      board.render()
      for second in [1, 3, 4, 5, 7, 9] {
        let time = CFTimeInterval(second)
        clock.advance(to: time)
        board.root.advanceAnimations(at: time)
        board.render(at: time)
        let angle = CGFloat(second) * .pi / 4
        let (c, s) = (cos(angle) * 20, sin(angle) * 0.2)
        let quad = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
          let depth = 1 + CGFloat(x) * s
          return CGPoint(x: 40 + CGFloat(x) * c / depth, y: 40 + CGFloat(y) * 20 / depth)
        }
        expect(board.mistakes(quad, opaqueRed), equals: 0, "\(second)")
        try expect(board.isFresh(at: time))
      }
    }
  }

  @Test func animatedDepthDeterminesTheOrder() throws {
    for key in ["zPosition", "transform.translation.z", "transform"] {
      let board = try Board()
      let low = board.add(CGRect(x: 5, y: 5, width: 20, height: 20), red)
      board.add(CGRect(x: 15, y: 15, width: 20, height: 20), blue)
      let clock = ManualTimeSource()
      try MediaTime.$source.withValue(clock) { () throws in
        let rise = CABasicAnimation(keyPath: key)
        let isWhole = key == "transform"
        rise.fromValue = isWhole ? CATransform3DMakeTranslation(0, 0, -10) : -10 as Any
        rise.toValue = isWhole ? CATransform3DMakeTranslation(0, 0, 10) : 10 as Any
        rise.duration = 1
        low.add(rise, forKey: nil)
        board.root.commitAnimations(at: 0)
        for (time, pixel) in [(0.25, opaqueBlue), (0.75, opaqueRed)] {
          clock.advance(to: time)
          board.root.advanceAnimations(at: time)
          board.render(at: time)
          expect(board[20, 20], equals: pixel, "\(key) at \(time)")
          try expect(board.isFresh(at: time))
        }
      }
    }
  }

  @Test func changesOfALayerInSpaceRedrawOnlyItsArea() throws {
    let board = try Board(width: 80, height: 80)
    let card = board.add(CGRect(x: 20, y: 20, width: 40, height: 40), red)
    let mark = board.add(CGRect(x: 5, y: 5, width: 10, height: 10), blue, to: card)
    still { card.transform = CATransform3DRotate(eye(100), 1, 0, 1, 0) }
    board.render()
    board.render()
    expect(board.renderer.lastDamage, satisfies: \.isEmpty)
    still { mark.backgroundColor = green }
    board.render()
    expect(!board.renderer.lastDamage.isEmpty && board.renderer.lastDamage.area < 40 * 60)
    try expect(board.isFresh())
    still { card.transform = CATransform3DIdentity }
    board.render()
    try expect(board.pixels, equals: board.fresh())
    expect(board[21, 21] == opaqueRed && board[27, 27] == opaqueGreen)
  }

  @Test(arguments: Seeds.first(12, random: 100))
  func drawingDoesNotDependOnCachedImages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let board = try Board(width: 60, height: 60)
    var layers = [board.root]
    for index in 0..<12 {
      let layer = index % 4 == 1 ? CATransformLayer() : CALayer()
      layer.frame = CGRect(x: number(0...40), y: number(0...40), width: 20, height: 16)
      layer.backgroundColor = cubeColors[index % 6]
      still { layers.randomElement(using: &random)?.addSublayer(layer) }
      layers.append(layer)
    }
    for step in 0..<14 {
      for _ in 0..<2 {
        let layer = try require(layers.randomElement(using: &random))
        still {
          let turn = CATransform3DRotate(
            eye(number(60...200)),
            number(-3...3),
            number(-1...1),
            number(-1...1),
            0
          )
          switch Int.random(in: 0..<11, using: &random) {
          case 0, 1: if layer !== board.root { layer.transform = turn }
          case 2: if layer !== board.root { layer.transform = CATransform3DIdentity }
          case 3: layer.sublayerTransform = eye(number(60...200))
          case 4: layer.zPosition = number(-20...20)
          case 5: layer.isDoubleSided.toggle()
          case 6: layer.opacity = layer.opacity < 1 ? 1 : 0.5
          case 7: layer.masksToBounds.toggle()
          case 8: layer.cornerRadius = layer.cornerRadius > 0 ? 0 : 5
          case 9: if layer !== board.root { layer.position.x += number(-5...5).rounded() }
          default: layer.sublayerTransform = CATransform3DIdentity
          }
        }
      }
      board.render()
      try expect(board.isFresh(), "seed \(seed), step \(step)")
    }
  }

  @Test func cachedImagesOfRotatedLayersAreUpright() throws {
    let board = try Board()
    let card = board.add(CGRect(x: 10, y: 10, width: 20, height: 20), red)
    board.add(CGRect(x: 0, y: 0, width: 10, height: 20), blue, to: card)
    still { card.transform = CATransform3DRotate(eye(100), 1.2, 1, 1, 0) }
    let image = try require(LayerRenderer.image(of: card, scale: 1, time: nil))
    expect(image.width == 20 && image.height == 20)
    expect(image.pixels.bytes.load(as: UInt32.self), equals: opaqueBlue)
    expect(image.pixels.bytes.load(fromByteOffset: 15 * 4, as: UInt32.self), equals: opaqueRed)
  }
}
