import Foundation
import QuartzCore

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  ///
  /// 1 by default.
  open var numberOfTapsRequired = 1
  /// The required number of fingers.
  ///
  /// 1 by default.
  open var numberOfTouchesRequired = 1
  /// The required buttons of the pointer.
  ///
  /// The primary button by default.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var startOfTap = CGPoint.zero
  private var fingers = 0
  private var timer: FrameTimer?

  /// The maximum movement of a touch, its maximum duration, and the maximum interval between taps.
  private static let allowableMovement: CGFloat = 45
  private static let longestTap: TimeInterval = 1.5
  private static let longestPause: TimeInterval = 0.35

  override var isWaitingForTouches: Bool { taps > 0 }

  /// Adds a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if touch.type == .indirectPointer, !event.buttonMask.isEmpty,
      event.buttonMask.isDisjoint(with: buttonMaskRequired)
    {
      state = .failed
      return
    }
    fingers = max(fingers, activeTouches.count)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if taps == 0 || distance(centroid(in: nil), startOfTap) <= Self.allowableMovement {
      if activeTouches.count == touches.count { startOfTap = centroid(in: nil) }
      schedule(after: Self.longestTap, from: touch.timestamp)
    } else {
      state = .failed
    }
  }

  /// Fails if a touch moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where distance(touch.locationInWindow, touch.locationAtStart) > Self.allowableMovement {
      state = .failed
      return
    }
  }

  /// Completes a tap with the last touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty, let touch = touches.first else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      schedule(after: Self.longestPause, from: touch.timestamp)
    }
  }

  /// Fails if the touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the number of taps.
  open override func reset() {
    taps = 0
    fingers = 0
    stopTimer()
  }

  private func schedule(after delay: TimeInterval, from time: TimeInterval) {
    stopTimer()
    timer = storedView?.window?.screen.timers.schedule(at: time + delay) { [weak self] in
      guard let self, storedState == .possible, pendingStates.isEmpty else { return }
      state = .failed
    }
  }

  private func stopTimer() {
    if let timer { storedView?.window?.screen.timers.cancel(timer) }
    timer = nil
  }

  /// A single tap does not prevent a gesture of more taps that it does not wait for, but the
  /// reverse.
  open override func canPrevent(
    _ preventedGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
      || tap.numberOfTouchesRequired != numberOfTouchesRequired
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  let x = a.x - b.x
  let y = a.y - b.y
  return (x * x + y * y).squareRoot()
}
