public import Foundation
import QuartzCore

/// Recognizes fingers that rest in one position.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required before the press.
  ///
  /// 0 by default.
  open var numberOfTapsRequired = 0
  /// The required number of fingers.
  ///
  /// 1 by default.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds.
  ///
  /// 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture begins, in points.
  ///
  /// 10 by default.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var timer: FrameTimer?

  private static let longestPause: TimeInterval = 0.35

  override var isWaitingForTouches: Bool { taps > 0 }

  /// Starts the timer once enough fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else { return }
    guard activeTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired, let touch = touches.first else { return }
    guard taps >= numberOfTapsRequired else { return }
    schedule(at: touch.timestamp + minimumPressDuration) { [weak self] in
      guard let self, storedState == .possible else { return }
      state = .began
    }
  }

  /// Fails if the fingers move too far before the gesture begins.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible {
      for touch in touches
      where distance(touch.locationInWindow, touch.locationAtStart) > allowableMovement {
        state = .failed
        return
      }
    } else {
      state = .changed
    }
  }

  /// Ends the press, or counts a tap before it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else {
      state = .ended
      return
    }
    guard let touch = touches.first, taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard activeTouches.isEmpty else { return }
    taps += 1
    schedule(at: touch.timestamp + Self.longestPause) { [weak self] in
      guard let self, storedState == .possible else { return }
      state = .failed
    }
  }

  /// Cancels the press.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled)
  }

  /// Resets the press.
  open override func reset() {
    taps = 0
    stopTimer()
  }

  private func schedule(at deadline: TimeInterval, _ action: @escaping () -> Void) {
    stopTimer()
    timer = storedView?.window?.screen.timers.schedule(at: deadline, action)
  }

  private func stopTimer() {
    if let timer { storedView?.window?.screen.timers.cancel(timer) }
    timer = nil
  }
}
