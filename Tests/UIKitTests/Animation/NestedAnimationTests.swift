import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Nested animation blocks in a property animator: when they run and complete.
@MainActor @Suite struct NestedAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let screen: Screen

  init() async {
    let root = UIViewController()
    screen = Screen { root }
    root.view.addSubview(view)
    await screen.settle()
  }

  @Test func innerCompletionsAreCalledAtTheAnimatorsEnd() async {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [view] in
      UIView.animate(
        withDuration: 0.2,
        animations: { view.center.x = 100 },
        completion: { log.append("inner \($0)") }
      )
    }
    animator.addCompletion { log.append("outer \($0.rawValue)") }
    screen.perform { animator.startAnimation() }
    await screen.advance(by: 0.3)
    expect(log, satisfies: \.isEmpty)
    await screen.advance(by: 0.3)
    expect(log, equals: ["inner true", "outer 0"])
  }

  @Test func anAnimatorThatIsStoppedPermanentlyReportsInnerBlocksAsUnfinished() async {
    var ends: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [view] in
      UIView.animate(
        withDuration: 0.5,
        animations: { view.center.x = 100 },
        completion: { ends.append($0) }
      )
    }
    screen.perform { animator.startAnimation() }
    await screen.advance(by: 0.25)
    screen.perform { animator.stopAnimation(true) }
    expect(ends, equals: [false])
    expect(view.center.x > 10 && view.center.x < 90)
  }

  @Test func keyframesInAnAnimatorPauseWithIt() async {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 105
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 5
        }
      }
    }
    screen.perform { animator.fractionComplete = 0.5 }
    await screen.advance(by: 0.5)
    let shown = screen.perform { view.layer.presentation()?.position.x ?? 0 }
    expect(abs(shown - 105), isBelow: 0.5)
    screen.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    expect(view.center.x, equals: 5)
  }
}
