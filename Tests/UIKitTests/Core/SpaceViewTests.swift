import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// Views that are turned in space, as code written for iOS turns them.
@Suite struct SpaceViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { window.isHidden = false }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test func pointsOfRotatedViewsAreProjected() {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.addSubview(card)
    card.transform3D = CATransform3DRotate(perspective(500), .pi / 6, 0, 1, 0)
    // The left edge is nearer by 25 points, and 43.3 from the middle before that.
    let depth = 1 - 25.0 / 500
    let corner = CGPoint(x: 100 - 50 * cos(.pi / 6) / depth, y: 100 - 50 / depth)
    expect(isNear(card.convert(CGPoint.zero, to: window), corner))
    expect(isNear(card.convert(CGPoint.zero, to: nil), corner))
    expect(isNear(window.convert(corner, to: card), .zero))
    expect(isNear(card.convert(corner, from: window), .zero))
    expect(isNear(card.layer.convert(CGPoint.zero, to: window.layer), corner))
    expect(abs(card.frame.minX - corner.x) < 1e-6 && abs(card.frame.minY - corner.y) < 1e-6)
    let rect = card.convert(card.bounds, to: window)
    expect(abs(rect.minX - card.frame.minX) < 1e-6 && abs(rect.maxX - card.frame.maxX) < 1e-6)
    expect(isNear(card.center, CGPoint(x: 100, y: 100)))
  }

  @Test func superviewPerspectivesApply() {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    window.addSubview(stage)
    stage.addSubview(card)
    stage.layer.sublayerTransform = perspective(100)
    card.layer.zPosition = 50
    // At twice the distance from the center of the stage.
    expect(isNear(card.convert(CGPoint(x: 50, y: 25), to: window), CGPoint(x: 200, y: 150)))
    expect(window.hitTest(CGPoint(x: 190, y: 150), with: nil), isSameAs: card)
    card.layer.zPosition = 120
    expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil), isSameAs: stage)
  }

  @Test(arguments: Seeds.first(10, random: 100))
  func touchesHitRotatedViewsAtTheirProjection(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let stage = UIView(frame: window.bounds)
    window.addSubview(stage)
    stage.layer.sublayerTransform = perspective(number(300...900))
    let card = UIView(frame: CGRect(x: 60, y: 50, width: 80, height: 100))
    stage.addSubview(card)
    card.transform3D = CATransform3DMakeRotation(
      number(-1.2...1.2),
      number(-1...1),
      number(-1...1),
      number(-1...1)
    )
    card.layer.zPosition = number(-40...40)
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    card.addSubview(button)
    for _ in 0..<20 {
      let point = CGPoint(x: number(-20...100), y: number(-20...120))
      let expected =
        button.frame.contains(point) ? button : card.bounds.contains(point) ? card : stage
      expect(window.hitTest(card.convert(point, to: window), with: nil), isSameAs: expected)
    }
  }

  @Test func viewsCanHaveTransformLayers() {
    final class SpaceView: UIView {
      override class var layerClass: AnyClass { CATransformLayer.self }
    }
    let space = SpaceView(frame: window.bounds)
    expect(space.layer is CATransformLayer)
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.addSubview(space)
    space.addSubview(card)
    window.layer.sublayerTransform = perspective(500)
    space.layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    card.layer.zPosition = 100
    // Out of the middle of the space by 100 points of depth, turned with it.
    let (x, z) = (100 * sin(CGFloat.pi / 6), 100 * cos(CGFloat.pi / 6))
    let depth = 1 - z / 500
    let middle = CGPoint(x: 100 + x / depth, y: 100)
    expect(isNear(card.convert(CGPoint(x: 50, y: 50), to: window), middle))
    expect(isNear(window.convert(middle, to: card), CGPoint(x: 50, y: 50)))
    expect(window.hitTest(middle, with: nil), isSameAs: card)
  }

  @Test func rotatedButtonsCanBeTapped() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 1)
    let window = host.makeWindow()
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(card)
    card.addSubview(button)
    card.transform3D = CATransform3DRotate(perspective(300), .pi / 3, 0, 1, 0)
    host.frame()
    let middle = button.convert(CGPoint(x: 20, y: 20), to: nil)
    host.tap(at: middle)
    expect(taps, equals: 1)
    // Its position without the rotation.
    host.tap(at: CGPoint(x: 54, y: 54))
    expect(taps, equals: 1)
  }
}
