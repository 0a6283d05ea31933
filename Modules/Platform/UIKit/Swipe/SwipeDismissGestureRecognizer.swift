import Foundation

/// A touch beside the actions of an open row: it closes the row and means nothing else, except that
/// it may scroll or swipe.
@MainActor final class SwipeDismissGestureRecognizer: UIGestureRecognizer {
  private weak var controller: SwipeActionsController?

  init(controller: SwipeActionsController) {
    self.controller = controller
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible, let touch = touches.first else { return }
    state = .began
    if storedState == .began { controller?.touchBesideActionsBegan(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else { return }
    state = .ended
    controller?.touchBesideActionsEnded()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { state = .cancelled }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is UIPanGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
