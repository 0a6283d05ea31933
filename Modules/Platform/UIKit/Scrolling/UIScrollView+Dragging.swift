internal import Foundation
internal import QuartzCore

extension UIScrollView {
  /// Whether this view handles a drag in the current direction.
  final func dragShouldBegin() -> Bool {
    guard isScrollEnabled else { return false }
    let movement = scrollPan.firstMovement
    // A touch that stopped an animation begins the drag without movement.
    guard movement != .zero else { return canScrollHorizontally || canScrollVertically }
    let isHorizontal = abs(movement.x) > abs(movement.y)
    guard isHorizontal ? canScrollHorizontally : canScrollVertically else { return false }
    return !leavesDragToScrollViewAround(translation: movement, isHorizontal: isHorizontal)
  }

  /// Whether a drag past the resting edge is handled by an enclosing scroll view that scrolls along
  /// the same axis, for example to page from a zoomed photo to the next one.
  private func leavesDragToScrollViewAround(translation: CGPoint, isHorizontal: Bool) -> Bool {
    guard !(isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical),
      isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    else { return false }
    let range = isHorizontal ? restingRange.x : restingRange.y
    let offset = isHorizontal ? layer.bounds.minX : layer.bounds.minY
    let movement = isHorizontal ? translation.x : translation.y
    guard movement > 0 ? offset <= range.lowerBound : offset >= range.upperBound else {
      return false
    }
    return UIScrollView.containing(storedSuperview).contains {
      $0.isScrollEnabled && (isHorizontal ? $0.canScrollHorizontally : $0.canScrollVertically)
    }
  }

  /// Called when a touch begins: stops the animation.
  final func touchDown() {
    hasTouch = true
    guard animation != nil else { return }
    let (wasDecelerating, wasAnimating) = (isDecelerating, animation?.cause == .program)
    stopMotion()
    touchStoppedMotion = wasDecelerating
    if wasDecelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    if wasAnimating { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Called when the last touch ended or was cancelled without a drag.
  final func touchUp() {
    hasTouch = false
    guard touchStoppedMotion else { return }
    touchStoppedMotion = false
    // The animation was stopped past the edge and released there.
    let offset = layer.bounds.origin
    if drag == nil, resting(offset) != offset {
      release(ScrollDrag(base: offset, start: offset), velocity: .zero)
    }
  }

  final func beginDrag(isTouchpad: Bool = false) {
    stopMotion()
    dragWillBegin()
    if zoom.pinch == nil { finishZoom() }
    swipeActions?.scrollWillBegin()
    let offset = layer.bounds.origin
    isPlacedPastEnd = false
    drag = ScrollDrag(base: withoutRubberBand(offset), start: offset, isTouchpad: isTouchpad)
    ScrollTracking.begin(self)
    velocityTracker.reset()
    if keyboardDismissMode != .none { window?.dismissKeyboard() }
    showIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Updates the content offset for a translation since the start of the drag.
  final func continueDrag(by movement: CGPoint) {
    // A pinch moves the content itself; if one of its touches ended, the other one drags.
    guard var current = drag, zoom.pinch == nil || scrollPinch?.numberOfTouches == 1 else {
      return
    }
    if isDirectionalLockEnabled, current.lock == nil, movement != .zero {
      current.lock = abs(movement.x) > abs(movement.y) ? .horizontal : .vertical
      drag = current
    }
    var offset = CGPoint(x: current.base.x - movement.x, y: current.base.y - movement.y)
    let now = layer.bounds.origin
    if !canScrollHorizontally || current.lock == .vertical { offset.x = now.x }
    if !canScrollVertically || current.lock == .horizontal { offset.y = now.y }
    applyOffset(withRubberBand(offset))
  }

  /// Rebases the drag to the current content offset.
  final func rebaseDrag() {
    guard drag != nil else { return }
    let movement = scrollPan.movement
    let offset = withoutRubberBand(layer.bounds.origin)
    drag?.base = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
  }

  final func endDrag(velocity: CGPoint, isCancelled: Bool) {
    guard let ended = drag else { return }
    hasTouch = false
    touchStoppedMotion = false
    // After a pinch the content stays where it is.
    if zoom.pinch != nil || zoom.animation != nil {
      drag = nil
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      fadeIndicators(after: 0.2)
      return
    }
    var velocity = velocity
    if ended.lock == .vertical { velocity.x = 0 }
    if ended.lock == .horizontal { velocity.y = 0 }
    release(ended, velocity: velocity, isFlick: !isCancelled)
  }

  // MARK: Rubber band

  final func withRubberBand(_ offset: CGPoint) -> CGPoint {
    beyondEdges(offset) { ScrollPhysics.rubberBand(distance: $0, dimension: $1) }
  }

  private func withoutRubberBand(_ offset: CGPoint) -> CGPoint {
    beyondEdges(offset) { ScrollPhysics.fingerDistance(pulled: $0, dimension: $1) }
  }

  /// Returns the offset with its distances past the edges changed by a function of them and of the
  /// sizes of the bounds.
  private func beyondEdges(
    _ offset: CGPoint,
    _ change: (CGFloat, CGFloat) -> CGFloat
  ) -> CGPoint {
    func place(_ offset: CGFloat, _ limits: ScrollMotion.Limits, _ size: CGFloat) -> CGFloat {
      let edge = min(max(offset, limits.range.lowerBound), limits.range.upperBound)
      return limits.bounces ? edge + change(offset - edge, size) : edge
    }
    let (limits, size) = (limits, layer.bounds.size)
    return CGPoint(
      x: place(offset.x, limits.x, size.width),
      y: place(offset.y, limits.y, size.height)
    )
  }
}
