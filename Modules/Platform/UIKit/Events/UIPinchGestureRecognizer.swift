public import Foundation

/// Recognizes two fingers that move apart or together.
///
/// It begins once their distance changed by a few points, which are absorbed: the scale starts at
/// 1.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers that counts as a scale of 1, in points.
  private var unit: CGFloat = 0
  private var storedScale: CGFloat = 1
  private var samples: [(time: TimeInterval, scale: CGFloat)] = []

  /// How much the distance may change before the gesture begins, in points.
  ///
  /// The size of Apple's is not documented; this is a little less than that of a pan, because the
  /// change of the distance counts the ways of both fingers.
  private static let slop: CGFloat = 8
  /// How much of the past the velocity is worked out from, in seconds.
  private static let velocityWindow: TimeInterval = 0.1

  /// How far apart the fingers are, as a multiple of their distance when the gesture began.
  ///
  /// Setting it makes the present distance count as that scale.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      if let distance = fingerDistance, newValue > 0 { unit = distance / newValue }
      samples.removeAll(keepingCapacity: true)
    }
  }

  /// How fast the scale changes, per second, over the last tenth of a second.
  open var velocity: CGFloat {
    guard let last = samples.last else { return 0 }
    let recent = samples.filter { last.time - $0.time <= Self.velocityWindow + 1e-6 }
    guard let first = recent.first, last.time > first.time else { return 0 }
    return (last.scale - first.scale) / CGFloat(last.time - first.time)
  }

  /// The distance of the two fingers, in the window's points; nil with fewer.
  private var fingerDistance: CGFloat? {
    let touches = activeTouches
    guard touches.count >= 2 else { return nil }
    return distance(touches[0].locationInWindow, touches[1].locationInWindow)
  }

  /// Fingers went down: with the second one there is a distance.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    // A finger that comes back continues from the scale that was reached.
    if let distance = fingerDistance { unit = distance / storedScale }
  }

  /// Fingers moved: the gesture begins past the slop, and continues.
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

  /// Fingers went up: the last one ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    state = storedState == .possible ? .failed : .ended
  }

  /// The touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  /// Forgets the distance.
  open override func reset() {
    samples.removeAll(keepingCapacity: true)
    storedScale = 1
    unit = 0
  }

  private func sample(_ scale: CGFloat, at time: TimeInterval) {
    storedScale = scale
    if samples.count >= 32 { samples.removeFirst(16) }
    samples.append((time, scale))
  }
}
