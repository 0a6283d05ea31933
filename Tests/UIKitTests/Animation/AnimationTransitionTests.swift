import Expectations
import Foundation
import Testing
import UIKit

@Suite struct AnimationTransitionTests {
  let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1)
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.backgroundColor = .white
    window.addSubview(view)
    view.backgroundColor = .black
    host.frame()
  }

  @Test func crossDissolvesBlendBothStates() throws {
    _ = host.snapshot()
    var isDone = false
    host.run {
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.backgroundColor = .white },
        completion: { isDone = $0 }
      )
    }
    host.frame()
    host.advance(by: 0.5)
    let middle = try require(host.snapshot()).pixel(x: 50, y: 50) & 0xFF
    expect(middle > 100 && middle < 155)
    host.advance(by: 0.6)
    expect(isDone)
    try expect(require(host.snapshot()).pixel(x: 50, y: 50), equals: 0xFFFF_FFFF)
  }

  @Test func aFlipTurnsTheViewOver() throws {
    _ = host.snapshot()
    var isDone = false
    host.run {
      UIView.transition(
        with: view,
        duration: 3,
        options: [.transitionFlipFromLeft, .curveLinear],
        animations: { view.backgroundColor = .red },
        completion: { isDone = $0 }
      )
    }
    host.frame()
    host.advance(by: 1)
    // A third of the way, by 60 degrees: half as wide, and the old side, the left edge nearer.
    var image = try require(host.snapshot())
    expect(image.pixel(x: 18, y: 50) == 0xFFFF_FFFF && image.pixel(x: 73, y: 50) == 0xFFFF_FFFF)
    expect(image.pixel(x: 50, y: 50), equals: 0xFF00_0000)
    expect(image.pixel(x: 22, y: 1) == 0xFF00_0000 && image.pixel(x: 70, y: 5) == 0xFFFF_FFFF)
    host.advance(by: 1)
    image = try require(host.snapshot())
    expect(image.pixel(x: 26, y: 50) == 0xFFFF_FFFF && image.pixel(x: 81, y: 50) == 0xFFFF_FFFF)
    expect(image.pixel(x: 50, y: 50), equals: 0xFFFF_0000)
    // The left edge of the old side has rotated, and is the right edge of the new side.
    expect(image.pixel(x: 77, y: 1) == 0xFFFF_0000 && image.pixel(x: 30, y: 5) == 0xFFFF_FFFF)
    host.advance(by: 1.1)
    expect(isDone)
    try expect(require(host.snapshot()).pixel(x: 1, y: 50), equals: 0xFFFF_0000)
  }

  @Test func flipsBringTheirNamedSideForward() throws {
    let edges: [(UIView.AnimationOptions, near: (Int, Int), far: (Int, Int))] = [
      (.transitionFlipFromLeft, (25, 2), (68, 2)), (.transitionFlipFromRight, (74, 2), (31, 2)),
      (.transitionFlipFromTop, (2, 25), (2, 68)), (.transitionFlipFromBottom, (2, 74), (2, 31)),
    ]
    for (option, near, far) in edges {
      view.backgroundColor = .black
      host.frame()
      _ = host.snapshot()
      host.run {
        UIView.transition(with: view, duration: 3, options: [option, .curveLinear]) {
          view.backgroundColor = .red
        }
      }
      host.frame()
      host.advance(by: 1)
      let image = try require(host.snapshot())
      expect(image.pixel(x: near.0, y: near.1), equals: 0xFF00_0000, "\(option)")
      expect(image.pixel(x: far.0, y: far.1), equals: 0xFFFF_FFFF, "\(option)")
      host.advance(by: 2.1)
    }
  }

  @Test func transitionsReplaceOneViewByAnother() {
    let other = UIView(frame: view.frame)
    host.run {
      UIView.transition(
        from: view,
        to: other,
        duration: 0.2,
        options: .transitionCrossDissolve
      )
    }
    expectNil(view.superview)
    expect(other.superview, isSameAs: window)
    host.advance(by: 0.3)
    expect(!host.host.isAnimating)
  }

  @Test func springsWithDurationAndBounceSettle() {
    var isDone = false
    host.run {
      UIView.animate(
        springDuration: 0.5,
        bounce: 0.3,
        animations: { view.center.y = 150 },
        completion: { isDone = $0 }
      )
    }
    host.frame()
    var highest: CGFloat = 0
    for _ in 0..<180 {
      host.advance(by: HeadlessHost.frameInterval)
      host.run { highest = max(highest, view.layer.presentation()?.position.y ?? 0) }
    }
    // exp(-pi * 0.7 / sqrt(1 - 0.49)) of the way of 100 points beyond the end.
    expect(abs(highest - 154.6), isBelow: 1)
    expect(isDone)
    expect(!host.host.isAnimating)
  }

  @Test func repeatedAnimationsRunUntilRemoved() {
    var results: [Bool] = []
    host.run {
      UIView.animate(
        withDuration: 0.2,
        delay: 0,
        options: [.repeat, .autoreverse],
        animations: { view.alpha = 0 },
        completion: { results.append($0) }
      )
    }
    host.frame()
    host.advance(by: 3)
    expect(host.host.isAnimating)
    view.layer.removeAllAnimations()
    expect(results, equals: [false])
    host.frame()
    expect(!host.host.isAnimating)
  }

  @Test func removingAViewEndsItsAnimations() {
    var results: [Bool] = []
    host.run {
      UIView.animate(
        withDuration: 1,
        animations: { view.alpha = 0 },
        completion: { results.append($0) }
      )
    }
    host.frame()
    view.removeFromSuperview()
    host.frame()
    expect(results, equals: [false])
  }

  @Test func aBackgroundColorIsAnimated() throws {
    host.run {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.backgroundColor = .white }
      )
    }
    host.frame()
    host.advance(by: 0.5)
    let middle = try require(host.snapshot()).pixel(x: 50, y: 50) & 0xFF
    expect(middle > 110 && middle < 145)
  }
}
