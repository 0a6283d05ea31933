internal import Foundation
internal import QuartzCore

extension UIScrollView {
  /// The content offset at the top of the content.
  final var topOffset: CGFloat { restingRange.y.lowerBound }

  /// Scrolls to the top on a request of the reader, if the delegate allows it.
  final func scrollToTopIfAllowed() {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let offset = layer.bounds.origin
    let top = topOffset
    stopMotion()
    guard offset.y != top, window != nil, UIView.areAnimationsEnabled else {
      if offset.y != top { moveContent(to: CGPoint(x: offset.x, y: top)) }
      scrollDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    let now = mediaTime
    startMotion(
      ScrollAnimation(
        cause: .top,
        x: ScrollMotion(.rest(offset.x), at: now),
        y: ScrollMotion(.tween(ScrollTween(start: offset.y, target: top)), at: now)
      )
    )
  }
}

extension UIWindow {
  /// The maximum movement of a tap on the status bar, in points, and its maximum duration, in
  /// seconds.
  private static let tapLimits: (distance: CGFloat, time: TimeInterval) = (10, 0.5)

  /// Called when a touch ends: a tap on the status bar scrolls to the top.
  final func touchDidEnd(_ touch: UITouch, after time: TimeInterval) {
    guard touch.tapCount == 1, time <= Self.tapLimits.time,
      distance(touch.locationInWindow, touch.locationAtStart) <= Self.tapLimits.distance,
      isOnStatusBar(touch)
    else { return }
    scrollerToTop(at: touch.locationAtStart.x)?.scrollToTopIfAllowed()
  }

  /// Whether a touch is on the status bar, or on the navigation bar if the window has no status
  /// bar; `false` on a control.
  private func isOnStatusBar(_ touch: UITouch) -> Bool {
    let ancestors = touch.view.map { Array(sequence(first: $0, next: \.storedSuperview)) } ?? []
    guard !ancestors.contains(where: { $0.isEnabledControl != nil }) else { return false }
    let height = ownSafeAreaInsets.top
    if height > 0 { return touch.locationAtStart.y < backingLayer.bounds.minY + height }
    return ancestors.contains(where: \.tapScrollsToTop)
  }

  /// Returns the visible scroll view at a distance from the left edge that scrolls to its top; nil
  /// if there are several, as on iOS.
  private func scrollerToTop(at x: CGFloat) -> UIScrollView? {
    let root = frontmostPresentedController?.viewIfLoaded ?? self
    let found = root.scrollersToTop(in: backingLayer.bounds, of: self).filter {
      let frame = $0.rect($0.backingLayer.bounds, in: self)
      return frame.minX <= x && x < frame.maxX
    }
    return found.count == 1 ? found.first : nil
  }
}

extension UIView {
  /// Returns the scroll views in this view's subtree that are visible in a rectangle of the window
  /// and have `scrollsToTop` set.
  fileprivate final func scrollersToTop(in area: CGRect, of window: UIWindow) -> [UIScrollView] {
    guard !backingLayer.isHidden, backingLayer.opacity > 0.01 else { return [] }
    let frame = rect(backingLayer.bounds, in: window)
    var area = area
    if backingLayer.masksToBounds {
      guard frame.meets(area) else { return [] }
      area = area.intersection(frame)
    }
    var found = storedSubviews.flatMap { $0.scrollersToTop(in: area, of: window) }
    if let scrollView = self as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
      found.append(scrollView)
    }
    return found
  }
}
