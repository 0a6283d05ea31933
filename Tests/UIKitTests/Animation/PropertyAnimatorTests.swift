import Expectations
import Foundation
import Testing
import UIKit

/// Property animators: presentation values, model values, and callbacks.
@MainActor @Suite struct PropertyAnimatorTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = headless.makeWindow()
    window.addSubview(view)
    headless.settle()
  }

  private var shownX: CGFloat {
    headless.run { view.layer.presentation()?.position.x ?? -1 }
  }

  /// An animator of a second from 50 to 150.
  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 150 }
  }

  private func advance(_ seconds: TimeInterval) { headless.advance(by: seconds) }

  private func expectShown(_ x: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    #expect(abs(shownX - x) < 0.5, sourceLocation: location)
  }

  @Test func animatorsRunAfterStarting() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator()
    animator.addCompletion { positions.append($0) }
    expect(animator.state, equals: .inactive)
    expect(view.center.x, equals: 50)
    headless.run { animator.startAnimation() }
    headless.frame()
    expect(animator.state, equals: .active)
    expect(animator.isRunning)
    expect(view.center.x, equals: 150)
    advance(0.5)
    expectShown(100)
    expect(headless.run { abs(animator.fractionComplete - 0.5) < 0.001 })
    advance(0.6)
    expect(positions, equals: [.end])
    expect(animator.state, equals: .inactive)
    expectShown(150)
    expect(!headless.host.isAnimating)
  }

  @Test func pausingKeepsThePresentationWithoutFrames() {
    let animator = animator(.easeIn)
    headless.run { animator.startAnimation() }
    headless.frame()
    advance(0.5)
    let x = shownX
    headless.run { animator.pauseAnimation() }
    headless.settle()
    expect(!animator.isRunning)
    expect(!headless.host.isAnimating)
    advance(1)
    expectShown(x)
    // The fraction is that of the values.
    expect(abs(animator.fractionComplete - (x - 50) / 100), isBelow: 0.001)
    headless.run { animator.startAnimation() }
    headless.frame()
    expectShown(x)
    advance(0.55)
    expect(animator.state, equals: .inactive)
  }

  @Test func fractionCompleteScrubsLinearlyOrByTheCurve() {
    let animator = animator(.easeIn)
    headless.run { animator.fractionComplete = 0.25 }
    headless.frame()
    expect(animator.state, equals: .active)
    expectShown(75)
    animator.scrubsLinearly = false
    headless.run { animator.fractionComplete = 0.25 }
    headless.frame()
    expect(shownX, isBelow: 65)
    expect(abs(animator.fractionComplete - 0.25), isBelow: 0.001)
  }

  @Test func aReversedAnimatorReturnsToItsStart() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator()
    animator.addCompletion { positions.append($0) }
    headless.run { animator.startAnimation() }
    headless.frame()
    advance(0.3)
    headless.run { animator.isReversed = true }
    headless.frame()
    expect(headless.run { abs(animator.fractionComplete - 0.7) < 0.01 })
    advance(0.1)
    expectShown(70)
    expect(positions, satisfies: \.isEmpty)
    advance(0.25)
    expect(positions, equals: [.start])
    expect(view.center.x, equals: 50)
    expectShown(50)
  }

  @Test func aStoppedAnimationStaysInPlace() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator()
    animator.addCompletion { positions.append($0) }
    headless.run { animator.startAnimation() }
    headless.frame()
    advance(0.5)
    headless.run { animator.stopAnimation(false) }
    expect(animator.state, equals: .stopped)
    expect(abs(view.center.x - 100), isBelow: 0.5)
    headless.run { animator.finishAnimation(at: .start) }
    expect(animator.state, equals: .inactive)
    expect(positions, equals: [.start])
    expect(view.center.x, equals: 50)
    expectNil(view.layer.animationKeys())
  }

  @Test func aStoppedAnimatorCallsNoCompletion() {
    var isCalled = false
    let animator = animator()
    animator.addCompletion { _ in isCalled = true }
    headless.run { animator.startAnimation() }
    headless.frame()
    advance(0.25)
    headless.run { animator.stopAnimation(true) }
    headless.settle()
    expect(animator.state, equals: .inactive)
    expect(abs(view.center.x - 75), isBelow: 0.5)
    expect(!isCalled)
  }

  @Test func delaysPostponeTheStart() {
    let animator = animator()
    headless.run { animator.startAnimation(afterDelay: 0.5) }
    headless.frame()
    advance(0.4)
    expectShown(50)
    advance(0.6)
    expectShown(100)
  }

  @Test func animationsCanBeAddedWhileRunning() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    headless.run { animator.startAnimation() }
    headless.frame()
    advance(0.5)
    let opacity = { headless.run { view.layer.presentation()?.opacity ?? -1 } }
    expect(opacity(), equals: 1)
    headless.run { animator.addAnimations { [view] in view.layer.cornerRadius = 10 } }
    advance(0.25)
    expect(abs(opacity() - 0.5), isBelow: 0.01)
    let radius = headless.run { view.layer.presentation()?.cornerRadius ?? -1 }
    expect(abs(radius - 5), isBelow: 0.1)
  }

  @Test func animatorsContinueWithAnotherDurationOrCurve() {
    let animator = animator()
    headless.run { animator.fractionComplete = 0.5 }
    headless.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 2) }
    headless.frame()
    advance(1)
    expectShown(125)
    headless.run { animator.pauseAnimation() }
    headless.frame()
    expectShown(125)
    let spring = UISpringTimingParameters(dampingRatio: 1)
    headless.run { animator.continueAnimation(withTimingParameters: spring, durationFactor: 0) }
    advance(2)
    expect(animator.state, equals: .inactive)
  }

  @Test func springsOvershootAndReturn() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in
      view.center.x = 150
    }
    headless.run { animator.startAnimation() }
    headless.frame()
    var most: CGFloat = 0
    for _ in 0..<70 {
      headless.advance(by: HeadlessHost.frameInterval)
      most = max(most, shownX)
    }
    expect(most, isAbove: 160)
    expectShown(150)
    expect(animator.state, equals: .inactive)
  }

  @Test func massSpringsDetermineTheirDuration() {
    let own = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: .zero
    )
    expect(UIViewPropertyAnimator(duration: 9, timingParameters: own).duration, isBelow: 2)
    let wobbly = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let wobblyDuration = UIViewPropertyAnimator(duration: 9, timingParameters: wobbly).duration
    expect(abs(wobblyDuration - CASpringAnimation().settlingDuration), isBelow: 0.001)
    let fitted = UISpringTimingParameters(dampingRatio: 0.5)
    expect(UIViewPropertyAnimator(duration: 9, timingParameters: fitted).duration, equals: 9)
    let system = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters())
    expect(abs(system.duration - 0.5), isBelow: 0.02)
  }

  @Test func animatorsPausedOnCompletionCanBeReversed() {
    var isCalled = false
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.addCompletion { _ in isCalled = true }
    headless.run { animator.startAnimation() }
    advance(1.2)
    expect(animator.state, equals: .active)
    expect(!animator.isRunning)
    expect(animator.fractionComplete, equals: 1)
    expect(!isCalled)
    headless.run {
      animator.isReversed = true
      animator.startAnimation()
    }
    headless.frame()
    advance(0.5)
    expectShown(100)
  }

  @Test func layoutInsideABlockIsScrubbed() {
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    let leading = headless.run {
      view.addSubview(part)
      let leading = part.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      NSLayoutConstraint.activate([
        leading, part.topAnchor.constraint(equalTo: view.topAnchor),
        part.widthAnchor.constraint(equalToConstant: 10),
        part.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.layoutIfNeeded()
      return leading
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      leading.constant = 80
      view.layoutIfNeeded()
    }
    headless.run { animator.fractionComplete = 0.5 }
    headless.frame()
    expect(headless.run { part.layer.presentation()?.frame.minX }, equals: 40)
  }

  @Test func animatorsWithoutVisibleViewsEndImmediately() {
    var positions: [UIViewAnimatingPosition] = []
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    headless.run { animator.startAnimation() }
    headless.settle()
    expect(other.alpha, equals: 0)
    expect(positions, equals: [.end])
    let empty = UIViewPropertyAnimator(duration: 1, curve: .linear)
    empty.addCompletion { positions.append($0) }
    headless.run { empty.startAnimation() }
    headless.settle()
    expect(positions, equals: [.end, .end])
  }

  @Test func runningAnimatorsCanBeCreatedInOneCall() {
    var positions: [UIViewAnimatingPosition] = []
    headless.run {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.center.x = 150 },
        completion: { positions.append($0) }
      )
    }
    headless.frame()
    expect(!(window.hitTest(CGPoint(x: 55, y: 50), with: nil) === view))
    advance(0.5)
    expectShown(100)
    advance(0.6)
    expect(positions, equals: [.end])
    expect(window.hitTest(CGPoint(x: 120, y: 50), with: nil), isSameAs: view)
  }

  @Test func curvesHaveApplesControlPoints() {
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    expect(curve.timingCurveType, equals: .builtin)
    expect(abs(curve.controlPoint1.x - 0.42), isBelow: 0.001)
    expect(curve.controlPoint1.y, equals: 0)
    expect(curve.controlPoint2, equals: CGPoint(x: 1, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    )
    expect(own.timingCurveType, equals: .cubic)
    expect(own.controlPoint2, equals: CGPoint(x: 0.3, y: 0.4))
  }
}
