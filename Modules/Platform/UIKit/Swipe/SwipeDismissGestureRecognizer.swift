import Foundation

/// Recognizes touches outside the actions of an open row: they close the row and are not delivered,
/// except to scroll or swipe.
@MainActor final class SwipeDismissGestureRecognizer: UIGestureRecognizer {
  private weak var controller: SwipeActionsController?

  init(controller: SwipeActionsController) {
    self.controller = controller
    super.init(target: nil, action: nil)
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
