public import Foundation

/// Recognizes a gesture in the touches of a view and its subviews, and calls its actions.
///
/// Recognizers receive touches before views do. The first recognized gesture makes the others fail,
/// unless a delegate allows simultaneous recognition or requires the failure of another.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  final var storedState = State.possible
  /// Requested states that wait for other recognizers to fail.
  final var pendingStates: [State] = []
  final weak var storedView: UIView?
  /// The touches that this recognizer tracks, in the order they began, including ended ones until
  /// the reset.
  final var sequence: [UITouch] = []
  private final var actions:
    [(identifier: Int, perform: @MainActor (UIGestureRecognizer) -> Void)] = []
  private final var lastAction = 0
  private var requirements: [Weak<UIGestureRecognizer>] = []
  private var enabled = true
  final var lastModifierFlags: UIKeyModifierFlags = []
  final var lastButtonMask: UIEvent.ButtonMask = []

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - target: Not used without an action.
  ///   - action: Always nil: there are no selectors on this platform. `onAction(_:)` of
  ///     UIKitClosures adds closures.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Makes a recognizer without an action.
  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Properties

  /// The delegate, which decides on the start, on simultaneous recognition and on failure
  /// requirements.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer is attached to.
  open var view: UIView? { storedView }

  /// The state of the recognizer.
  ///
  /// Set it in subclasses.
  open var state: State {
    get { storedState }
    set {
      guard let arbiter = arbiter ?? storedView?.window?.gestures else {
        storedState = newValue
        return
      }
      arbiter.request(newValue, for: self)
    }
  }

  /// Whether the recognizer is enabled.
  ///
  /// Disabling it cancels a gesture in progress.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { withdraw() }
    }
  }

  /// Whether touches in the view are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the start of touches is delivered to views only after the gesture failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to views only after the gesture failed.
  open var delaysTouchesEnded = true
  /// The allowed types of touches, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// A name, for logs.
  open var name: String?
  /// The modifier keys during the last touch.
  open var modifierFlags: UIKeyModifierFlags { lastModifierFlags }
  /// The buttons during the last touch.
  open var buttonMask: UIEvent.ButtonMask { lastButtonMask }

  // MARK: Where

  /// The touches that are down.
  final var activeTouches: [UITouch] { sequence.filter(\.isDown) }
  /// The touches that determine the location: those that are down, or otherwise the last ones.
  final var placedTouches: [UITouch] {
    let active = activeTouches
    return active.isEmpty ? sequence : active
  }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { activeTouches.count }

  /// Returns the centroid of the touches, in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }

  /// Returns the location of a touch, in a view's coordinates, or in the window's for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = activeTouches
    precondition(touches.indices.contains(touchIndex), "index (\(touchIndex)) beyond bounds")
    return touches[touchIndex].location(in: view)
  }

  final func centroid(in view: UIView?) -> CGPoint {
    let touches = placedTouches
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let point = touch.location(in: view)
      sum.x += point.x
      sum.y += point.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  // MARK: Waiting for others

  /// Requires another gesture to fail before this one is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requires(otherGestureRecognizer) else { return }
    requirements.removeAll { $0.object == nil }
    requirements.append(Weak(object: otherGestureRecognizer))
  }

  final func requires(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.object === other }
  }

  // MARK: For subclasses

  /// Called when touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when tracked touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when keys were pressed while the view, or one inside of it, receives them.
  ///
  /// Recognizers receive presses before views do, whose presses they do not cancel.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses were cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called at the end of the gesture, to reset the recognizer.
  open func reset() {}

  /// Stops tracking a touch, which is then delivered to its view as if this recognizer did not
  /// exist.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Returns whether recognition of this gesture makes another fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether recognition of another gesture makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this gesture requires another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture requires this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether the recognizer tracks touches.
  var followsTouches: Bool { true }
  /// Returns whether the recognizer receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Actions

  /// Adds a closure called each time the state changes to `began`, `changed`, `ended` or
  /// `cancelled`.
  ///
  /// Apple's targets and selectors require Objective-C; UIKitClosures wraps this method.
  ///
  /// - Returns: An identifier for ``removeAction(_:)``.
  @discardableResult
  package final func addAction(
    _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> Int {
    lastAction += 1
    actions.append((lastAction, action))
    return lastAction
  }

  /// Removes actions: all of them without a target and a selector.
  ///
  /// Actions here are closures, which have no target, so none is removed for one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    if target == nil, action == nil { actions = [] }
  }

  /// Removes a closure that was added with ``addAction(_:)``.
  package final func removeAction(_ identifier: Int) {
    actions.removeAll { $0.identifier == identifier }
  }

  final func sendActions() {
    for action in actions { action.perform(self) }
  }

  // MARK: Attachment

  final func attach(to view: UIView?) {
    if view == nil { withdraw() }
    storedView = view
  }

  /// Cancels a gesture in progress.
  private func withdraw() {
    arbiter?.withdraw(self)
  }

  /// Whether the gesture can still be recognized while no touch is down, as between the taps of a
  /// double tap.
  var isWaitingForTouches: Bool { false }

  /// Cancels a gesture in progress; the next touches may be recognized again.
  final func cancelNow() {
    guard enabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// The arbiter that delivered the touches, even if the view has left the window since.
  final weak var arbiter: GestureArbiter?
}
