public import Foundation

/// Watches the touches of a view and its subviews, and notifies when they make up a gesture.
///
/// Recognizers see touches before views do. The first to recognize makes the others fail, unless a
/// delegate lets two of them work together or one waits for another to fail.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture recognizer is.
  public enum State: Int, Sendable {
    /// Watching.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture is over, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  final var storedState = State.possible
  /// States that wait for other recognizers to fail.
  final var pendingStates: [State] = []
  final weak var storedView: UIView?
  /// The touches this recognizer follows, in the order in which they came, ended ones included
  /// until the reset.
  final var sequence: [UITouch] = []
  private final var actions:
    [(identifier: Int, perform: @MainActor (UIGestureRecognizer) -> Void)] = []
  private final var lastAction = 0
  private var requirements: [WeakRecognizer] = []
  private var enabled = true
  final var lastModifierFlags: UIKeyModifierFlags = []
  final var lastButtonMask: UIEvent.ButtonMask = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Makes a recognizer without an action.
  public override init() { super.init() }

  // MARK: Properties

  /// Decides on beginning, sharing touches and waiting for others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view whose touches are watched, those in its subviews included.
  open var view: UIView? { storedView }

  /// Where the recognizer is.
  ///
  /// Subclasses set it.
  open var state: State {
    get { storedState }
    set { requestState(newValue) }
  }

  /// Whether touches are watched.
  ///
  /// Turning it off takes a running gesture away.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { withdraw() }
    }
  }

  /// Whether the views lose the touches once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the views are notified of touches only after the gesture failed.
  open var delaysTouchesBegan = false
  /// Whether the views are notified of the end of touches only after the gesture failed.
  open var delaysTouchesEnded = true
  /// The types of touches watched, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// A name, for logs.
  open var name: String?
  /// The modifier keys held with the last touch.
  open var modifierFlags: UIKeyModifierFlags { lastModifierFlags }
  /// The buttons held with the last touch.
  open var buttonMask: UIEvent.ButtonMask { lastButtonMask }

  // MARK: Where

  /// The touches that are down.
  final var activeTouches: [UITouch] { sequence.filter(\.isDown) }
  /// The touches that the place of the gesture is worked out from: those down, else the last ones.
  final var placedTouches: [UITouch] {
    let active = activeTouches
    return active.isEmpty ? sequence : active
  }

  /// How many touches make up the gesture.
  open var numberOfTouches: Int { activeTouches.count }

  /// The middle of the touches, in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }

  /// The place of one touch, in a view's coordinates, or in the window's for `nil`.
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

  /// Makes this gesture wait until another one failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requires(otherGestureRecognizer) else { return }
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  final func requires(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: For subclasses

  /// New touches went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that the recognizer follows are elsewhere; override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over; forgets what was gathered on the way.
  open func reset() {}

  /// Stops following a touch; its view gets it as though this recognizer were not there.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Whether this gesture, once recognized, makes another fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture, once recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits for another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether touches make up the gesture.
  var followsTouches: Bool { true }
  /// Whether to watch the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Actions

  /// Adds a closure called each time the state changes to `began`, `changed`, `ended` or
  /// `cancelled`.
  ///
  /// Apple's targets and selectors need Objective-C; UIKitClosures wraps this.
  ///
  /// - Returns: What ``removeAction(_:)`` takes the closure away by.
  @discardableResult
  package final func addAction(
    _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> Int {
    lastAction += 1
    actions.append((lastAction, action))
    return lastAction
  }

  /// Takes a closure away that ``addAction(_:)`` added.
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

  /// Takes a running gesture away.
  private func withdraw() {
    arbiter?.withdraw(self)
  }

  /// Whether the recognizer may still recognize with no touch down, as between the taps of a double
  /// tap.
  var isWaitingForTouches: Bool { false }

  /// Takes a running gesture away; the next touches may make up another.
  final func cancelNow() {
    guard enabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// The arbiter that gave the recognizer its touches, even if the view left the window since.
  final weak var arbiter: GestureArbiter?

  private func requestState(_ state: State) {
    guard let arbiter = arbiter ?? storedView?.window?.gestures else {
      storedState = state
      return
    }
    arbiter.request(state, for: self)
  }
}
