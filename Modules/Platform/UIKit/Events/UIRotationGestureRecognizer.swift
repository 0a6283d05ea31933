public import Foundation

/// Recognizes a rotation of two fingers.
///
/// It begins after a movement of a few points, which is not included: the rotation starts at 0.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The last angle of the fingers, in radians.
  private var lastAngle: CGFloat?
  /// The rotation since two fingers are down, including the slop, in radians.
  private var turned: CGFloat = 0
  private var storedRotation: CGFloat = 0
  private var samples = GestureSamples()

  /// The movement of a finger around the center before the gesture begins, in points.
  ///
  /// Apple does not document its value; this corresponds to that of a pinch for both fingers.
  private static let slop: CGFloat = 4

  /// The rotation since the start of the gesture, in radians; positive is clockwise.
  ///
  /// Setting it changes the reference angle.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      samples.removeAll()
    }
  }

  /// The angular velocity over the last tenth of a second, in radians per second.
  open var velocity: CGFloat { samples.velocity }

  /// Sets the reference angle with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !ignoresThirdFinger(touches, with: event) else { return }
    // A finger that returns continues from the current rotation.
    lastAngle = vectorBetweenFingers.map { atan2($0.dy, $0.dx) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let vector = vectorBetweenFingers, let before = lastAngle else { return }
    let angle = atan2(vector.dy, vector.dx)
    // The angle wraps around at half a turn.
    let step = (angle - before).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    turned += step
    switch storedState {
    case .possible:
      let arc = abs(turned) * hypot(vector.dx, vector.dy) / 2
      guard pendingStates.isEmpty, arc >= Self.slop else { return }
      sample(0, at: event.timestamp)
      state = .began
    case .began, .changed:
      sample(storedRotation + step, at: event.timestamp)
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = nil
    if activeTouches.isEmpty { finish(.ended) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled)
  }

  /// Resets the angle.
  open override func reset() {
    samples.removeAll()
    storedRotation = 0
    turned = 0
    lastAngle = nil
  }

  private func sample(_ rotation: CGFloat, at time: TimeInterval) {
    storedRotation = rotation
    samples.add(rotation, at: time)
  }
}
