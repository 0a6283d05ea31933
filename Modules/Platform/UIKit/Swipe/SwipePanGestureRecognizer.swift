import CoreGraphics
import Foundation

/// The pan gesture that opens and closes rows: horizontal, with one touch, and only if there are
/// actions.
@MainActor final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var controller: SwipeActionsController?

  init(controller: SwipeActionsController) {
    self.controller = controller
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addAction { [weak self] _ in self?.stateChanged() }
  }

  override func allowsMovement(by movement: CGVector) -> Bool {
    if let controller, let touch = activeTouches.first,
      controller.mayBeginDrag(by: movement, from: touch)
    {
      return true
    }
    // The decision is final for this touch: the providers are called once.
    state = .failed
    return false
  }

  private func stateChanged() {
    guard let controller else { return }
    let space = view?.superview
    switch storedState {
    case .began: controller.dragBegan(translation(in: space).x)
    case .changed: controller.dragMoved(translation(in: space).x)
    case .ended: controller.dragEnded(velocity: velocity(in: space).x, isCancelled: false)
    case .cancelled: controller.dragEnded(velocity: 0, isCancelled: true)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    controller?.forgetCandidate()
  }
}
