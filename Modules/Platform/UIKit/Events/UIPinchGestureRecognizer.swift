public import Foundation

/// Recognizes a pinch of two fingers.
///
/// It begins once their distance changed by a few points, which are not included: the scale starts
/// at 1.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers for a scale of 1, in points.
  private var unit: CGFloat = 0
  private var storedScale: CGFloat = 1
  private var samples = GestureSamples()

  /// The change of the distance before the gesture begins, in points.
  ///
  /// Apple does not document its value; this is slightly less than that of a pan, because the
  /// change includes the movement of both fingers.
  private static let slop: CGFloat = 8

  /// The distance of the fingers relative to that at the start of the gesture.
  ///
  /// Setting it changes the reference distance.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      if let distance = fingerDistance, newValue > 0 { unit = distance / newValue }
      samples.removeAll()
    }
  }

  /// The change of the scale per second, over the last tenth of a second.
  open var velocity: CGFloat { samples.velocity }

  /// The distance of the two fingers in the window, in points; nil with fewer.
  private var fingerDistance: CGFloat? { vectorBetweenFingers.map { hypot($0.dx, $0.dy) } }

  /// Sets the reference distance with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !ignoresThirdFinger(touches, with: event) else { return }
    // A finger that returns continues from the current scale.
    if let distance = fingerDistance { unit = distance / storedScale }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = fingerDistance, unit > 0, distance > 0 else { return }
    switch storedState {
    case .possible:
      guard pendingStates.isEmpty, abs(distance - unit) >= Self.slop else { return }
      unit = distance
      sample(1, at: event.timestamp)
      state = .began
    case .began, .changed:
      sample(distance / unit, at: event.timestamp)
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { finish(.ended) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled)
  }

  /// Resets the distance.
  open override func reset() {
    samples.removeAll()
    storedScale = 1
    unit = 0
  }

  private func sample(_ scale: CGFloat, at time: TimeInterval) {
    storedScale = scale
    samples.add(scale, at: time)
  }
}
