import Foundation

/// Recognizes a quick movement of fingers in one direction.
///
/// It is discrete: recognized once, as soon as the fingers have moved far enough without deviating.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe towards the right edge.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe towards the left edge.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions; to the right by default.
  open var direction = Direction.right
  /// The required number of fingers.
  ///
  /// 1 by default.
  open var numberOfTouchesRequired = 1

  private var startTime: TimeInterval = 0

  /// The minimum distance and the maximum deviation in points, and the maximum duration in seconds.
  private static let leastDistance: CGFloat = 50
  private static let mostStray: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5

  /// Records the start of the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == touches.count { startTime = event.timestamp }
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if the movement is too slow or in another direction.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestTime else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    var possibleDirections: Direction = [.right, .left, .up, .down]
    for touch in activeTouches {
      let dx = touch.locationInWindow.x - touch.locationAtStart.x
      let dy = touch.locationInWindow.y - touch.locationAtStart.y
      guard min(abs(dx), abs(dy)) <= Self.mostStray else {
        state = .failed
        return
      }
      possibleDirections.formIntersection(Self.directions(dx, dy))
    }
    if !possibleDirections.isDisjoint(with: direction) { state = .ended }
  }

  /// The direction in which a finger has moved far enough; empty if it has not.
  private static func directions(_ dx: CGFloat, _ dy: CGFloat) -> Direction {
    guard max(abs(dx), abs(dy)) >= leastDistance else { return [] }
    if abs(dx) > abs(dy) { return dx > 0 ? .right : .left }
    return dy > 0 ? .down : .up
  }

  /// Fails if the touches end too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible, pendingStates.isEmpty { state = .failed }
  }

  /// Fails if the touches are cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
