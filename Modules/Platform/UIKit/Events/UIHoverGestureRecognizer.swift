public import Foundation

/// Tracks the pointer over a view, whether or not a button is down.
///
/// The gesture begins when the pointer enters the view or one of its subviews, changes as it moves
/// there, and ends when it leaves, when another view covers this one, or when the view moves away.
/// Touches do not hover. The gesture neither makes others fail nor waits for them.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var locationInWindow = CGPoint.zero

  /// The current or last location of the pointer, in a view's coordinates, or in the window's for
  /// `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return locationInWindow }
    return view.convert(locationInWindow, from: window)
  }

  /// False: other recognizers neither wait for a hover nor fail because of it.
  final override var followsTouches: Bool { false }

  /// Whether the pointer is over the view.
  final var isHovering: Bool { storedState == .began || storedState == .changed }

  /// Called when the pointer is over the view, at a point of its window.
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

  /// Called when the pointer is no longer over the view.
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
