public import Foundation

/// Recognizes two fingers that turn about each other.
///
/// It begins once they turned by a few points, which are absorbed: the rotation starts at 0.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the fingers when last looked at, in radians.
  private var lastAngle: CGFloat?
  /// How far the fingers turned since two are down, with the way that is absorbed, in radians.
  private var turned: CGFloat = 0
  private var storedRotation: CGFloat = 0
  private var samples: [(time: TimeInterval, rotation: CGFloat)] = []

  /// How far a finger goes around the middle of both before the gesture begins, in points.
  ///
  /// The size of Apple's is not documented; this is that of a pinch for both fingers.
  private static let slop: CGFloat = 4
  /// How much of the past the velocity is worked out from, in seconds.
  private static let velocityWindow: TimeInterval = 0.1

  /// How far the fingers turned since the gesture began, in radians; positive clockwise.
  ///
  /// Setting it makes the present angle count as that rotation.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      samples.removeAll(keepingCapacity: true)
    }
  }

  /// How fast the fingers turn, in radians per second, over the last tenth of a second.
  open var velocity: CGFloat {
    guard let last = samples.last else { return 0 }
    let recent = samples.filter { last.time - $0.time <= Self.velocityWindow + 1e-6 }
    guard let first = recent.first, last.time > first.time else { return 0 }
    return (last.rotation - first.rotation) / CGFloat(last.time - first.time)
  }

  /// Where the second finger is as seen from the first.
  private var wayBetweenFingers: CGVector? {
    let touches = activeTouches
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// Fingers went down: with the second one there is an angle.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= 2 else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    // A finger that comes back goes on from the rotation that was reached.
    lastAngle = wayBetweenFingers.map { atan2($0.dy, $0.dx) }
  }

  /// Fingers moved: the gesture begins past the slop, and goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let way = wayBetweenFingers, let before = lastAngle else { return }
    let angle = atan2(way.dy, way.dx)
    // Past half a turn the angle jumps; the fingers do not.
    let step = (angle - before).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    turned += step
    switch storedState {
    case .possible:
      let arc = abs(turned) * hypot(way.dx, way.dy) / 2
      guard pendingStates.isEmpty, arc >= Self.slop else { return }
      sample(0, at: event.timestamp)
      state = .began
    case .began, .changed:
      sample(storedRotation + step, at: event.timestamp)
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Fingers went up: the last one ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = nil
    guard activeTouches.isEmpty else { return }
    state = storedState == .possible ? .failed : .ended
  }

  /// The touches were taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  /// Forgets the angle.
  open override func reset() {
    samples.removeAll(keepingCapacity: true)
    storedRotation = 0
    turned = 0
    lastAngle = nil
  }

  private func sample(_ rotation: CGFloat, at time: TimeInterval) {
    storedRotation = rotation
    if samples.count >= 32 { samples.removeFirst(16) }
    samples.append((time, rotation))
  }
}
