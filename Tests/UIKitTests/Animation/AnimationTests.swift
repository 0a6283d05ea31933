import Expectations
import Foundation
import Testing
import UIKit

@Suite struct AnimationTests {
  let host = HeadlessHost(size: CGSize(width: 300, height: 300))
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
    host.frame()
  }

  private func shown(_ view: UIView) -> CALayer {
    host.run { view.layer.presentation() ?? view.layer }
  }

  private var shownX: CGFloat { shown(view).position.x }

  @Test func aLinearAnimationIsHalfwayAtHalfTime() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.center.x = 150 },
      completion: { finished = $0 }
    )
    expect(view.center.x, equals: 150)
    host.frame()
    expect(abs(shownX - 50), isBelow: 0.01)
    host.advance(by: 0.5)
    expect(abs(shownX - 100), isBelow: 0.01)
    expectNil(finished)
    host.advance(by: 0.55)
    expect(shownX, equals: 150)
    expect(finished, equals: true)
  }

  @Test func aDelayedAnimationWaitsAtItsStart() {
    UIView.animate(
      withDuration: 0.5,
      delay: 0.5,
      options: .curveLinear,
      animations: { view.center.x = 150 }
    )
    host.frame()
    host.advance(by: 0.4)
    expect(abs(shownX - 50), isBelow: 0.01)
    host.advance(by: 0.35)
    expect(abs(shownX - 100), isBelow: 2)
  }

  @Test func everyRawValueIsACurve() {
    let curves = [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear]
    expect(curves.map { UIView.AnimationCurve(rawValue: $0.rawValue) }, equals: curves)
    expect(UIView.AnimationCurve(rawValue: 7), equals: .easeInOut)
  }

  @Test func changesOutsideOfABlockAreNotAnimated() {
    view.center.x = 150
    expectNil(view.layer.animationKeys())
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 200 }
    }
    expectNil(view.layer.animationKeys())
  }

  @Test func aBlockWithoutChangesCompletesWithTheNextFrame() {
    var isDone = false
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in isDone = true })
    expect(!isDone)
    host.frame()
    expect(isDone)
  }

  @Test func layoutInsideABlockAnimatesSubviews() {
    final class Filling: UIView {
      let part = UIView()
      override func layoutSubviews() { part.frame = bounds }
    }
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    filling.addSubview(filling.part)
    window.addSubview(filling)
    host.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      filling.frame.size.width = 200
      filling.layoutIfNeeded()
    }
    host.frame()
    host.advance(by: 0.5)
    expect(abs(shown(filling.part).bounds.width - 150), isBelow: 0.5)
  }

  @Test func anAnimatedViewIgnoresTouchesUnlessAllowed() {
    let point = CGPoint(x: 20, y: 20)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    expect(window.hitTest(point, with: nil), isSameAs: window)
    host.frame()
    host.advance(by: 1.1)
    expect(window.hitTest(point, with: nil), isSameAs: view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    expect(window.hitTest(point, with: nil), isSameAs: view)
  }

  @Test func nestedBlocksInheritTheDuration() {
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      expect(UIView.inheritedAnimationDuration, equals: 2)
    }
    expect(view.layer.animation(forKey: "opacity")?.duration, equals: 2)
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.alpha = 1
      }
    }
    expect(view.layer.animation(forKey: "opacity")?.duration, equals: 0.1)
  }

  @Test func anUnderdampedSpringOvershootsAndComesToRest() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0,
      animations: { view.center.x = 150 }
    )
    host.frame()
    var highest: CGFloat = 0
    for _ in 0..<60 {
      host.advance(by: HeadlessHost.frameInterval)
      highest = max(highest, shownX)
    }
    // exp(-pi * 0.4 / sqrt(1 - 0.16)) of the way beyond the end.
    expect(abs(highest - 175.4), isBelow: 1)
    expect(abs(shownX - 150), isBelow: 0.2)
  }

  @Test func interruptedAnimationsStartFromThePresentation() {
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.center.x = 150 },
      completion: { results.append($0) }
    )
    host.frame()
    host.advance(by: 0.5)
    host.run {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, .beginFromCurrentState],
        animations: { view.center.x = 50 },
        completion: { results.append($0) }
      )
    }
    host.frame()
    expect(abs(shownX - 100), isBelow: 2)
    expect(results, equals: [])
    host.advance(by: 0.55)
    expect(abs(shownX - 72.5), isBelow: 2)
    // The interrupted one finished at its own time.
    expect(results, equals: [true])
    host.advance(by: 0.55)
    expect(results, equals: [true, true])
    expectNil(view.layer.animationKeys())
  }

  @Test func anInterruptedMoveFinishesAfterAShorterOne() {
    var results: [String] = []
    UIView.animate(
      withDuration: 1,
      animations: { view.center.x = 150 },
      completion: { results.append("long \($0)") }
    )
    host.frame()
    host.advance(by: 0.2)
    host.run {
      UIView.animate(
        withDuration: 0.3,
        animations: { view.center.x = 50 },
        completion: { results.append("short \($0)") }
      )
    }
    host.advance(by: 0.4)
    expect(results, equals: ["short true"])
    // The later one determines the position, also after its end.
    expect(shownX, equals: 50)
    expectNil(view.layer.animationKeys())
    host.advance(by: 0.5)
    expect(results, equals: ["short true", "long true"])
    expect(shownX, equals: 50)
  }

  @Test func aRepeatedMoveEndsWhenAnotherReplacesIt() {
    var result: Bool?
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .autoreverse],
      animations: { view.center.x = 150 },
      completion: { result = $0 }
    )
    host.frame()
    host.run { UIView.animate(withDuration: 0.3) { view.center.x = 50 } }
    host.advance(by: 0.4)
    expect(result, equals: false)
    expectNil(view.layer.animationKeys())
  }
}
