import Foundation
import QuartzCore

/// Delays touches to views inside a scroll view, until it is clear that they do not scroll.
@MainActor final class TouchDelays {
  private unowned let window: UIWindow
  private var deadlines: [ObjectIdentifier: (touch: UITouch, timer: FrameTimer)] = [:]

  init(window: UIWindow) { self.window = window }

  /// Delays a new touch if an ancestor of the touched view requires it.
  func touchBegan(_ touch: UITouch) {
    guard let view = touch.view else { return }
    var delay: TimeInterval = 0
    var ancestor = view.superview
    while let current = ancestor {
      delay = max(delay, current.contentTouchDelay)
      ancestor = current.superview
    }
    guard delay > 0 else { return }
    let id = ObjectIdentifier(touch)
    let timer = window.screen.timers.schedule(at: touch.timestamp + delay) { [weak self] in
      self?.deadlines[id] = nil
      self?.window.gestures.flushDelayedTouches()
    }
    deadlines[id] = (touch, timer)
  }

  /// Whether a touch is currently delayed.
  func isHeld(_ touch: UITouch) -> Bool {
    let id = ObjectIdentifier(touch)
    guard let entry = deadlines[id] else { return false }
    guard touch.isDown else {
      window.screen.timers.cancel(entry.timer)
      deadlines[id] = nil
      return false
    }
    return true
  }
}
