import Foundation

/// The pan of a scroll view: begins only if the view can scroll, and stops an animation when a
/// touch begins.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The direction of the touch before the gesture began.
  private(set) var firstMovement = CGPoint.zero
  /// The part of the translation that the sheet around the scroll view used.
  private var sheetShare: CGFloat = 0
  private var lastTranslation: CGFloat = 0

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak self] _ in self?.stateChanged() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, storedState == .possible else { return }
    scrollView.touchDown()
    // A touch that stops an animation is not a tap: it is not delivered to the content.
    if scrollView.touchStoppedMotion {
      firstMovement = .zero
      state = .began
    }
  }

  override func allowsMovement(by movement: CGVector) -> Bool {
    firstMovement = CGPoint(x: movement.dx, y: movement.dy)
    if numberOfTouches > 1, scrollView?.leavesDragToSelection == true { return false }
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
    firstMovement = .zero
    scrollView?.touchUp()
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
    lastTranslation = self.translation(in: scrollView?.superview).y
    sheetShare = 0
  }

  /// The translation of the drag, in the coordinates of the scroll view's superview.
  var movement: CGPoint {
    let movement = translation(in: scrollView?.superview)
    return CGPoint(x: movement.x, y: movement.y - sheetShare)
  }

  private func stateChanged() {
    guard let scrollView else { return }
    switch storedState {
    case .began:
      sheetShare = 0
      lastTranslation = 0
      scrollView.beginDrag()
      moveSheet()
      scrollView.continueDrag(by: movement)
    case .changed:
      moveSheet()
      scrollView.continueDrag(by: movement)
    case .ended, .cancelled:
      let velocity = velocity(in: scrollView.superview)
      let isCancelled = storedState == .cancelled
      let isSheets = sheet?.endScrollDrag(velocity: velocity.y, isCancelled: isCancelled) ?? false
      scrollView.endDrag(
        velocity: isSheets ? .zero : CGPoint(x: velocity.x.opposite, y: velocity.y.opposite),
        isCancelled: isCancelled
      )
    case .possible, .failed:
      break
    }
  }

  /// The sheet around the scroll view, if the drag is vertical and not part of a zoom.
  private var sheet: UISheetPresentationController? {
    guard let scrollView, scrollView.canScrollVertically, scrollView.zoom.pinch == nil,
      !scrollView.canScrollHorizontally || abs(firstMovement.y) > abs(firstMovement.x)
    else { return nil }
    return scrollView.enclosingSheetCard?.sheet
  }

  /// Lets the sheet use a part of the last step of the drag.
  private func moveSheet() {
    let translation = translation(in: scrollView?.superview).y
    let step = translation - lastTranslation
    lastTranslation = translation
    guard let scrollView, let sheet else { return }
    sheetShare += sheet.consume(step, from: scrollView)
  }
}
