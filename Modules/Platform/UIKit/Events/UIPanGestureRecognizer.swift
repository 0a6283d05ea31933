public import Foundation
import QuartzCore

/// Recognizes a drag of one or more fingers.
///
/// It begins after 10 points, which are not included in the translation.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  ///
  /// 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  ///
  /// No limit by default.
  open var maximumNumberOfTouches = Int.max

  /// The origin of the translation, in the window's coordinates.
  private var origin = CGPoint.zero
  /// The translation set while there are no touches, in the window's coordinates.
  private var setWithoutTouches = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The distance before the gesture begins, in points, which is not included in the translation.
  static let slop: CGFloat = 10
  /// The interval from which the velocity is computed, in seconds.
  private static let velocityWindow: TimeInterval = 0.1

  /// Returns the translation since the start of the gesture, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard !sequence.isEmpty else {
      guard let view else { return setWithoutTouches }
      let start = view.convert(CGPoint.zero, from: nil)
      let end = view.convert(setWithoutTouches, from: nil)
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    let now = centroid(in: nil)
    let end = view?.convert(now, from: nil) ?? now
    let start = view?.convert(origin, from: nil) ?? origin
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets the current translation, for example to zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard !sequence.isEmpty else {
      let start = view?.convert(CGPoint.zero, to: nil) ?? .zero
      let end = view?.convert(translation, to: nil) ?? translation
      setWithoutTouches = CGPoint(x: end.x - start.x, y: end.y - start.y)
      return
    }
    let now = centroid(in: nil)
    guard let view else {
      origin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
      return
    }
    let end = view.convert(now, from: nil)
    origin = view.convert(CGPoint(x: end.x - translation.x, y: end.y - translation.y), to: nil)
  }

  /// Returns the velocity over the last tenth of a second, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last else { return .zero }
    let now = max(last.time, placedTouches.last?.timestamp ?? last.time)
    let recent = samples.filter { now - $0.time <= Self.velocityWindow + 1e-6 }
    guard let first = recent.first, let final = recent.last, final.time > first.time else {
      return .zero
    }
    let time = CGFloat(final.time - first.time)
    let start = view?.convert(first.point, from: nil) ?? first.point
    let end = view?.convert(final.point, from: nil) ?? final.point
    return CGPoint(x: (end.x - start.x) / time, y: (end.y - start.y) / time)
  }

  /// Adds fingers, which change the centroid but not the translation; those beyond the maximum make
  /// a gesture fail that has not begun, and are ignored by one that has.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= maximumNumberOfTouches else {
      if storedState == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    let earlier = activeTouches.filter { !touches.contains($0) }
    shiftOrigin(from: earlier)
    if storedState == .possible { origin = centroid(in: nil) }
    sample(at: event.timestamp, restarting: true)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    sample(at: event.timestamp, restarting: false)
    switch storedState {
    case .possible:
      guard pendingStates.isEmpty, activeTouches.count >= minimumNumberOfTouches else { return }
      let now = centroid(in: nil)
      let moved = distance(now, origin)
      guard moved >= slop, allowsMovement(by: vector(from: origin, to: now)) else { return }
      origin.x += (now.x - origin.x) / moved * slop
      origin.y += (now.y - origin.y) / moved * slop
      state = .began
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = activeTouches
    if remaining.count >= minimumNumberOfTouches, storedState != .possible {
      shiftOrigin(from: remaining + touches)
      sample(at: event.timestamp, restarting: true)
      return
    }
    guard remaining.isEmpty || storedState != .possible else { return }
    if storedState == .possible, pendingStates.isEmpty {
      state = .failed
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(.cancelled)
  }

  /// Resets the translation.
  open override func reset() {
    samples.removeAll(keepingCapacity: true)
    origin = .zero
    setWithoutTouches = .zero
  }

  /// The distance before the gesture begins, in points.
  var slop: CGFloat { Self.slop }

  /// Whether a movement beyond the slop distance begins the gesture; scroll views check its
  /// direction.
  func allowsMovement(by movement: CGVector) -> Bool { true }

  private func vector(from a: CGPoint, to b: CGPoint) -> CGVector {
    CGVector(dx: b.x - a.x, dy: b.y - a.y)
  }

  /// Preserves the translation when the set of fingers changes from `earlier` to those that are
  /// down now.
  private func shiftOrigin(from earlier: [UITouch]) {
    guard !earlier.isEmpty else { return }
    let count = CGFloat(earlier.count)
    let before = earlier.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.locationInWindow.x / count, y: $0.y + $1.locationInWindow.y / count)
    }
    let after = centroid(in: nil)
    origin.x += after.x - before.x
    origin.y += after.y - before.y
  }

  private func sample(at time: TimeInterval, restarting: Bool) {
    if restarting { samples.removeAll(keepingCapacity: true) }
    if samples.count >= 32 { samples.removeFirst(16) }
    samples.append((time, centroid(in: nil)))
  }
}
