public import Foundation

/// Follows the pointer over a view, whether or not a button is down.
///
/// The gesture begins when the pointer comes over the view or one of its subviews, changes as it
/// moves there, and ends when it leaves, when another view covers this one, or when what is under
/// the pointer moves away. Fingers never hover. The gesture makes no other fail and waits for none.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var locationInWindow = CGPoint.zero

  /// At Apple's, there is only the initializer that takes a target and a selector.
  @available(*, unavailable, message: "use UIHoverGestureRecognizer.onHover(_:) of UIKitClosures")
  public override init() { super.init() }

  /// Makes a recognizer without an action.
  package init(actions: Void) { super.init() }

  /// Where the pointer is, or was last, in a view's coordinates, or in the window's for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return locationInWindow }
    return view.convert(locationInWindow, from: window)
  }

  /// A hover is no touch: other recognizers neither wait for it nor fail for it.
  final override var followsTouches: Bool { false }

  /// Whether the pointer is taken to be over the view.
  final var isHovering: Bool { storedState == .began || storedState == .changed }

  /// The pointer is over the view, at a point of its window.
  final func hover(at point: CGPoint, modifiers: UIKeyModifierFlags) {
    guard isHovering else {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
      lastModifierFlags = modifiers
      locationInWindow = point
      return change(to: .began)
    }
    guard point != locationInWindow else { return }
    lastModifierFlags = modifiers
    locationInWindow = point
    change(to: .changed)
  }

  /// The pointer is elsewhere.
  final func leave() {
    guard isHovering else { return }
    change(to: isEnabled ? .ended : .cancelled)
    storedState = .possible
    reset()
  }

  private func change(to state: State) {
    storedState = state
    sendActions()
  }
}
