import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Animations of views that are in no window.
@MainActor @Suite struct OffscreenAnimationTests {
  private let headless = HeadlessHost(size: CGSize(width: 100, height: 100))
  private let window: UIWindow

  init() {
    window = headless.makeWindow()
    headless.settle()
  }

  @Test func theAnimationOfAViewInNoWindowEndsWithTheNextFrame() {
    var ends: [Bool] = []
    headless.run {
      let view = UIView()
      UIView.animate(withDuration: 5, animations: { view.alpha = 0 }) { ends.append($0) }
    }
    expect(ends, satisfies: \.isEmpty)
    expect(headless.host.needsFrame, "nothing else makes a frame")
    headless.frame()
    expect(ends, equals: [false])
  }

  @Test func anAnimatorOfAViewInNoWindowEndsWithTheNextFrames() {
    var ends: [UIViewAnimatingPosition] = []
    let view = UIView()
    headless.run {
      let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
    }
    expect(headless.settle())
    expect(ends.count, equals: 1)
    expect(view.alpha, equals: 0)
  }

  @Test func aViewThatEntersAWindowBeforeTheFrameIsAnimated() {
    var ends: [Bool] = []
    headless.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
      window.addSubview(view)
    }
    headless.advance(by: 0.5)
    expect(ends, satisfies: \.isEmpty)
    headless.advance(by: 1)
    expect(ends, equals: [true])
  }
}
