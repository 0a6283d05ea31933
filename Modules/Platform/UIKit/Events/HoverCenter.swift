import CoreGraphics
import Foundation

/// Knows where the pointer of one screen is, and whose hover gestures it is in.
@MainActor final class HoverCenter {
  /// The minimum interval between two searches for the view under a resting pointer, in seconds: a
  /// list that scrolls moves in each frame.
  private static let pause: TimeInterval = 0.1

  private var recognizers: [UIHoverGestureRecognizer] = []
  private var modifiers: UIKeyModifierFlags = []
  /// Where the pointer is on the screen, in points; nil where it is elsewhere.
  private(set) var location: CGPoint?
  private var hasMoved = false
  private var lastLook = -TimeInterval.infinity
  private var nextLook: FrameTimer?

  /// Takes where the pointer is.
  ///
  /// - Returns: Whether a gesture waits for it, and so a frame is needed.
  func move(to location: CGPoint?, modifiers: UIKeyModifierFlags, windows: [UIWindow]) -> Bool {
    self.location = location
    self.modifiers = modifiers
    hasMoved = true
    return !recognizers.isEmpty || !hit(in: windows).recognizers.isEmpty
  }

  /// Finds the view under the pointer again: the pointer or the views moved.
  ///
  /// - Parameters:
  ///   - windows: The windows of the screen, from back to front.
  ///   - time: The time of the frame.
  ///   - timers: Bring a frame where this one is too early to look again.
  func update(windows: [UIWindow], at time: TimeInterval, timers: FrameTimers) {
    guard location != nil || !recognizers.isEmpty else { return }
    guard hasMoved || time - lastLook > Self.pause - 1e-6 else {
      if nextLook == nil {
        nextLook = timers.schedule(at: lastLook + Self.pause) { [weak self] in
          self?.nextLook = nil
        }
      }
      return
    }
    hasMoved = false
    lastLook = time
    let (point, found) = hit(in: windows)
    let left = recognizers.filter { known in !found.contains { $0 === known } }
    recognizers = found
    for recognizer in left { recognizer.leave() }
    for recognizer in found { recognizer.hover(at: point, modifiers: modifiers) }
  }

  /// The recognizers of the view under the pointer and those around it, the deepest first, and the
  /// pointer in their window.
  private func hit(in windows: [UIWindow]) -> (
    point: CGPoint, recognizers: [UIHoverGestureRecognizer]
  ) {
    guard let location else { return (.zero, []) }
    for window in windows.reversed() {
      let point = window.convertFromScreen(location)
      guard let view = window.hitTest(point, with: nil) else { continue }
      let views = sequence(first: view) { $0.storedSuperview }
      let found = views.flatMap { $0.rare?.gestureRecognizers ?? [] }
        .compactMap { $0 as? UIHoverGestureRecognizer }
      return (point, found.filter(\.isEnabled))
    }
    return (.zero, [])
  }
}
