import Foundation

/// Recognizes fingers that move quickly in one direction.
///
/// It is discrete: recognized once, as soon as the fingers have gone far enough without straying.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe towards the right edge.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe towards the left edge.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count: to the right by default.
  open var direction = Direction.right
  /// How many fingers swipe together.
  ///
  /// 1 by default.
  open var numberOfTouchesRequired = 1

  private var startTime: TimeInterval = 0

  /// How far fingers go, how far they may stray meanwhile, in points, and how long they may take,
  /// in seconds.
  private static let leastDistance: CGFloat = 50
  private static let mostStray: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5

  /// Fingers went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count == touches.count { startTime = event.timestamp }
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  /// Fingers moved: too slow, or the wrong way, is no swipe.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.longestTime else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    var ways: Direction = [.right, .left, .up, .down]
    for touch in activeTouches {
      let dx = touch.locationInWindow.x - touch.locationAtStart.x
      let dy = touch.locationInWindow.y - touch.locationAtStart.y
      guard min(abs(dx), abs(dy)) <= Self.mostStray else {
        state = .failed
        return
      }
      ways.formIntersection(Self.ways(dx, dy))
    }
    if !ways.isDisjoint(with: direction) { state = .ended }
  }

  /// The way that a finger has gone far enough for; none before.
  private static func ways(_ dx: CGFloat, _ dy: CGFloat) -> Direction {
    guard max(abs(dx), abs(dy)) >= leastDistance else { return [] }
    if abs(dx) > abs(dy) { return dx > 0 ? .right : .left }
    return dy > 0 ? .down : .up
  }

  /// Fingers went up too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible, pendingStates.isEmpty { state = .failed }
  }

  /// The touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
