import CoreGraphics
import Foundation

/// Knows where the pointer of one screen is, whose hover gestures it is in, and which region.
@MainActor final class HoverCenter {
  /// The minimum interval between two searches for the view under a resting pointer, in seconds: a
  /// list that scrolls moves in each frame.
  private static let pause: TimeInterval = 0.1

  /// The region that the pointer is in.
  let pointer = PointerCenter()
  /// Notified when the view under the pointer is to be looked for, though nothing moved.
  var onLookAgain: (() -> Void)?
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
    if !recognizers.isEmpty || pointer.isInRegion { return true }
    guard let view = hit(in: windows).view else { return false }
    return sequence(first: view) { $0.storedSuperview }.contains(where: \.followsPointer)
  }

  /// What is said of the view under the pointer changed.
  func lookAgain() {
    guard location != nil else { return }
    hasMoved = true
    onLookAgain?()
  }

  /// Finds the view under the pointer again: the pointer or the views moved.
  ///
  /// - Parameters:
  ///   - windows: The windows of the screen, from back to front.
  ///   - time: The time of the frame.
  ///   - timers: Bring a frame where this one is too early to look again.
  func update(windows: [UIWindow], at time: TimeInterval, timers: FrameTimers) {
    guard location != nil || !recognizers.isEmpty || pointer.isInRegion else { return }
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
    // One that is due a fraction later would bring a frame that is too early, and so another.
    if let nextLook { timers.cancel(nextLook) }
    nextLook = nil
    let (point, view) = hit(in: windows)
    let found = hoverGestures(of: view)
    let left = recognizers.filter { known in !found.contains { $0 === known } }
    recognizers = found
    for recognizer in left { recognizer.leave() }
    for recognizer in found { recognizer.hover(at: point, modifiers: modifiers) }
    pointer.update(view: view, at: point, modifiers: modifiers)
  }

  /// The recognizers of a view and those around it, the deepest first.
  private func hoverGestures(of view: UIView?) -> [UIHoverGestureRecognizer] {
    guard let view else { return [] }
    return sequence(first: view) { $0.storedSuperview }
      .flatMap { $0.rare?.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
      .filter(\.isEnabled)
  }

  /// The view under the pointer, and the pointer in its window.
  private func hit(in windows: [UIWindow]) -> (point: CGPoint, view: UIView?) {
    guard let location else { return (.zero, nil) }
    for window in windows.reversed() {
      let point = window.convertFromScreen(location)
      if let view = window.hitTest(point, with: nil) { return (point, view) }
    }
    return (.zero, nil)
  }
}

extension UIView {
  /// Whether something of the view waits for the pointer.
  fileprivate final var followsPointer: Bool {
    guard let rare else { return false }
    return rare.gestureRecognizers.contains {
      ($0 as? UIHoverGestureRecognizer)?.isEnabled ?? false
    } || rare.interactions.contains { ($0 as? UIPointerInteraction)?.isEnabled ?? false }
  }
}
