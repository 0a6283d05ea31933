import Foundation

/// The pinch of a scroll view, which works together with its pan to zoom and move content
/// simultaneously.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak self] _ in self?.stateChanged() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollPan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.scrollPan
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.anchorPinch()
  }

  private func stateChanged() {
    guard let scrollView else { return }
    let place = location(in: scrollView)
    switch storedState {
    case .began: scrollView.beginPinch(at: place)
    case .changed: scrollView.continuePinch(scale: scale, at: place)
    case .ended, .cancelled: scrollView.endPinch(at: place)
    case .possible, .failed: break
    }
  }
}
