import Foundation
import UIKit

/// A view of 300 x 600 points in a window, with boxes that an animator moves.
@MainActor final class DynamicsFixture {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 600))
  let window: UIWindow
  let animator: UIDynamicAnimator

  init() {
    window = headless.makeWindow()
    animator = UIDynamicAnimator(referenceView: window)
    headless.settle()
  }

  /// A box in the view.
  func box(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    headless.run {
      for behavior in behaviors { animator.addBehavior(behavior) }
    }
    // The first frame is when the clock of the movement begins.
    headless.frame()
  }

  func advance(_ seconds: TimeInterval) { headless.advance(by: seconds) }

  /// Advances until the animator pauses, for 20 seconds at most.
  func rest() {
    var seconds = 0.0
    while animator.isRunning, seconds < 20 {
      headless.advance(by: 0.5)
      seconds += 0.5
    }
  }
}
