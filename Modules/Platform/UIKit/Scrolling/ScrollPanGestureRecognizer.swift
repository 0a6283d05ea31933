import Foundation

/// The pan of a scroll view: begins only where the view can scroll, and stops content in motion
/// when a finger goes down.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// Which way the finger went before the gesture began.
  private(set) var wayOfBeginning = CGPoint.zero
  /// Where the offset was to be when the drag began is worked out from the translation, which ends
  /// with the touches.

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    addAction { [weak self] _ in self?.stateChanged() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, storedState == .possible else { return }
    scrollView.touchDown()
    // The finger that stops content is not a tap: the content must not see it.
    if scrollView.touchStoppedMotion {
      wayOfBeginning = .zero
      state = .began
    }
  }

  override func hasMovedTheRightWay(by movement: CGVector) -> Bool {
    wayOfBeginning = CGPoint(x: movement.dx, y: movement.dy)
    return scrollView?.dragShouldBegin() ?? false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer === scrollView?.scrollPinch)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer === scrollView?.scrollPinch)
  }

  override func reset() {
    super.reset()
    wayOfBeginning = .zero
    scrollView?.touchUp()
  }

  private func stateChanged() {
    guard let scrollView else { return }
    switch storedState {
    case .began:
      scrollView.beginDrag()
      scrollView.continueDrag(way: translation(in: scrollView.superview))
    case .changed:
      scrollView.continueDrag(way: translation(in: scrollView.superview))
    case .ended, .cancelled:
      let velocity = velocity(in: scrollView.superview)
      scrollView.endDrag(
        velocity: CGPoint(x: -velocity.x, y: -velocity.y),
        isCancelled: storedState == .cancelled
      )
    case .possible, .failed:
      break
    }
  }
}
