import CoreGraphics
import Foundation

/// The pointer state of a screen: its location, hover gestures, and region.
@MainActor final class HoverCenter {
  /// The minimum interval between two hit tests for a resting pointer, in seconds: a list that
  /// scrolls moves in each frame.
  private static let pause: TimeInterval = 0.1

  /// The pointer region at the location.
  let pointer = PointerCenter()
  /// Called when the view under the pointer must be determined again although nothing moved.
  var onLookAgain: (() -> Void)?
  private var recognizers: [UIHoverGestureRecognizer] = []
  private var modifiers: UIKeyModifierFlags = []
  /// The location of the pointer on the screen, in points; nil if it is outside.
  private(set) var location: CGPoint?
  private var hasMoved = false
  private var lastUpdate = -TimeInterval.infinity
  private var nextUpdate: FrameTimer?

  /// Sets the location of the pointer.
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

  /// Called when properties of the view under the pointer changed.
  func checkAgain() {
    guard location != nil else { return }
    hasMoved = true
    onLookAgain?()
  }

  /// Updates the view under the pointer, because the pointer or the views moved.
  ///
  /// - Parameters:
  ///   - windows: The windows of the screen, from back to front.
  ///   - time: The time of the frame.
  ///   - timers: Used to request a later frame if it is too early for a hit test.
  func update(windows: [UIWindow], at time: TimeInterval, timers: FrameTimers) {
    guard location != nil || !recognizers.isEmpty || pointer.isInRegion else { return }
    guard hasMoved || time - lastUpdate > Self.pause - 1e-6 else {
      if nextUpdate == nil {
        nextUpdate = timers.schedule(at: lastUpdate + Self.pause) { [weak self] in
          self?.nextUpdate = nil
        }
      }
      return
    }
    hasMoved = false
    lastUpdate = time
    // A timer that is due slightly later would cause a frame that is too early, and then another
    // one.
    if let nextUpdate { timers.cancel(nextUpdate) }
    nextUpdate = nil
    let (point, view) = hit(in: windows)
    let found = hoverGestures(of: view)
    let left = recognizers.filter { known in !found.contains { $0 === known } }
    recognizers = found
    for recognizer in left { recognizer.leave() }
    for recognizer in found { recognizer.hover(at: point, modifiers: modifiers) }
    pointer.update(view: view, at: point, modifiers: modifiers)
  }

  /// The hover recognizers of a view and its ancestors, the deepest first.
  private func hoverGestures(of view: UIView?) -> [UIHoverGestureRecognizer] {
    guard let view else { return [] }
    return sequence(first: view) { $0.storedSuperview }
      .flatMap { $0.rare?.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }
      .filter(\.isEnabled)
  }

  /// The view under the pointer, and the location in its window.
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
  /// Whether the view reacts to the pointer.
  fileprivate final var followsPointer: Bool {
    guard let rare else { return false }
    let recognizers = rare.gestureRecognizers ?? []
    return recognizers.contains {
      ($0 as? UIHoverGestureRecognizer)?.isEnabled ?? false
    } || rare.interactions.contains { ($0 as? UIPointerInteraction)?.isEnabled ?? false }
  }
}
