public import Foundation

/// A touch of a finger or of the pressed pointer, from its start to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  ///
  /// The region phases are for a hovering pointer. Views do not receive them: use a
  /// ``UIHoverGestureRecognizer``.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// The source of a touch.
  public enum TouchType: Int, Sendable {
    case direct, indirect, stylus, indirectPointer
  }

  /// The time of the last change, in seconds of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of successive taps at about the same location, including this one.
  open internal(set) var tapCount = 1
  /// The source of the touch.
  open internal(set) var type: TouchType
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?

  final var locationInWindow: CGPoint
  final var previousLocationInWindow: CGPoint
  final var locationAtStart: CGPoint
  final let timeOfBeginning: TimeInterval
  final var recognizers: [UIGestureRecognizer] = []
  /// The phases that were delivered to the view.
  final var delivery = TouchDelivery.pending

  /// Makes a touch at the origin without a window, for tests of methods with a touch parameter.
  public override init() {
    type = .direct
    timestamp = 0
    locationInWindow = .zero
    previousLocationInWindow = .zero
    locationAtStart = .zero
    timeOfBeginning = 0
    super.init()
  }

  init(type: TouchType, location: CGPoint, timestamp: TimeInterval) {
    self.type = type
    self.timestamp = timestamp
    locationInWindow = location
    previousLocationInWindow = location
    locationAtStart = location
    timeOfBeginning = timestamp
    super.init()
  }

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Returns the location in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: window) ?? locationInWindow
  }

  /// Returns the previous location in the coordinates of `view`, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: window) ?? previousLocationInWindow
  }

  /// Returns the location, which has the precision of the screen.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location, which has the precision of the screen.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The force of the touch; always 0, because desktops do not measure it.
  open var force: CGFloat { 0 }

  /// The maximum force; always 0, because desktops do not measure it.
  open var maximumPossibleForce: CGFloat { 0 }

  final var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// Which phases of a touch were delivered to its view; gesture recognizers may delay or cancel
/// delivery.
enum TouchDelivery {
  /// Nothing was delivered yet.
  case pending
  /// The start was delivered.
  case begun
  /// The end or the cancellation was delivered, or nothing will be delivered.
  case finished
}
