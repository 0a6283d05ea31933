public import Foundation

/// One finger, or the pressed pointer, from going down to going up.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  ///
  /// The region phases belong to a hovering pointer. Views do not receive them: use a
  /// ``UIHoverGestureRecognizer``.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// What makes the touch.
  public enum TouchType: Int, Sendable {
    case direct, indirect, stylus, indirectPointer
  }

  /// When the touch last changed, in seconds of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// How many touches followed one another quickly in about the same place, this one included.
  open internal(set) var tapCount = 1
  /// What makes the touch.
  open internal(set) var type: TouchType
  /// The window in which the touch went down.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch went down.
  open internal(set) weak var view: UIView?

  final var locationInWindow: CGPoint
  final var previousLocationInWindow: CGPoint
  final var locationAtStart: CGPoint
  final let timeOfBeginning: TimeInterval
  final var recognizers: [UIGestureRecognizer] = []
  /// How far the view knows of this touch.
  final var delivery = TouchDelivery.pending

  /// Makes a touch at the origin of no window, as tests hand to methods that take touches.
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

  /// The gesture recognizers that see the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Where the touch is, in the coordinates of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: window) ?? locationInWindow
  }

  /// Where the touch was before it last moved, in the coordinates of `view`, or of the window for
  /// `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: window) ?? previousLocationInWindow
  }

  /// The location of the touch, with the precision of the screen.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The location of the touch before it last moved, with the precision of the screen.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The pressure of the touch: 0, because desktops do not measure it.
  open var force: CGFloat { 0 }

  /// The hardest press that can be felt: 0, for none can.
  open var maximumPossibleForce: CGFloat { 0 }

  final var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// How far a view knows of a touch: gestures may hold it back or take it away.
enum TouchDelivery {
  /// The view was not notified yet.
  case pending
  /// The view was notified that the touch began.
  case begun
  /// The view was notified of the end or the cancellation, or is never notified of the touch.
  case finished
}
