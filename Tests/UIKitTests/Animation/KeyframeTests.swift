import Expectations
import Foundation
import Testing
import UIKit

/// Keyframe animations of views.
@MainActor @Suite struct KeyframeTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  init() {
    window = headless.makeWindow()
    window.addSubview(view)
    headless.settle()
  }

  private var shownX: CGFloat {
    headless.run { view.layer.presentation()?.position.x ?? -1 }
  }

  private func animate(
    _ options: UIView.KeyframeAnimationOptions,
    _ body: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    headless.run {
      UIView.animateKeyframes(
        withDuration: 1,
        delay: 0,
        options: options,
        animations: body,
        completion: completion
      )
    }
    headless.frame()
  }

  /// To 150, a pause, and on to 250.
  private func addTwoFrames() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { [view] in
      view.center.x = 150
    }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { [view] in
      view.center.x = 250
    }
  }

  @Test func eachKeyframeChangesWithinItsTime() {
    var finished: [Bool] = []
    animate(linear, { addTwoFrames() }, completion: { finished.append($0) })
    expect(view.center.x, equals: 250)
    var shown: [CGFloat] = []
    for _ in 0..<4 {
      headless.advance(by: 0.125)
      shown.append(shownX.rounded())
    }
    expect(shown, equals: [100, 150, 150, 150])
    headless.advance(by: 0.25)
    expect(abs(shownX - 200), isBelow: 1)
    expect(finished, satisfies: \.isEmpty)
    headless.advance(by: 0.3)
    expect(finished, equals: [true])
    expect(shownX, equals: 250)
  }

  @Test func keyframeAnimationsEaseInAndOutByDefault() {
    animate([]) { addTwoFrames() }
    headless.advance(by: 0.125)
    expect(shownX, isBelow: 80)
  }

  @Test func discreteKeyframesJump() {
    animate([linear, .calculationModeDiscrete]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { [view] in
        view.center.x = 150
      }
    }
    headless.advance(by: 0.4)
    expect(shownX, equals: 50)
    headless.advance(by: 0.2)
    expect(shownX, equals: 150)
  }

  @Test func changesOutsideOfKeyframesTakeTheWholeDuration() {
    animate(linear) { [view] in
      view.alpha = 0
      addTwoFrames()
    }
    headless.advance(by: 0.5)
    let opacity = headless.run { view.layer.presentation()?.opacity ?? -1 }
    expect(abs(opacity - 0.5), isBelow: 0.01)
    expect(shownX, equals: 150)
  }

  @Test func keyframesOutsideOfAnAnimationApplyImmediately() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { [view] in
      view.center.x = 77
    }
    expect(view.center.x, equals: 77)
    expectNil(view.layer.animationKeys())
  }
}
