internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIScrollView {
  // MARK: State

  /// The view that is zoomed; nil if zooming is not supported.
  final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  final var zoomLimits: ClosedRange<CGFloat> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  /// Adds or removes the pinch gesture, depending on whether the limits allow zooming.
  final func zoomLimitsDidChange() {
    let isZoomable = maximumZoomScale > minimumZoomScale
    if isZoomable, scrollPinch == nil {
      let pinch = ScrollPinchGestureRecognizer(scrollView: self)
      scrollPinch = pinch
      addGestureRecognizer(pinch)
    } else if !isZoomable, let pinch = scrollPinch {
      scrollPinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  // MARK: Pinching

  final func beginPinch(at location: CGPoint) {
    guard let view = zoomedView else { return }
    stopMotion()
    zoom.animation = nil
    zoom.pinch = ScrollZoom.Pinch(
      scale: bouncesZoom ? ScrollZoom.requested(zoom.scale, within: zoomLimits) : zoom.scale,
      anchor: contentPoint(at: location)
    )
    rebaseDrag()
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Another touch began: the content between the touches is the new anchor.
  final func anchorPinch() {
    guard zoom.pinch != nil, let pinch = scrollPinch else { return }
    zoom.pinch?.anchor = contentPoint(at: pinch.location(in: self))
  }

  /// Updates the scale of a pinch; the content between the touches stays there.
  final func continuePinch(scale: CGFloat, at location: CGPoint) {
    guard let current = zoom.pinch else { return }
    let requested = current.scale * scale
    let limits = zoomLimits
    let shown =
      bouncesZoom
      ? ScrollZoom.resisting(requested, within: limits)
      : min(max(requested, limits.lowerBound), limits.upperBound)
    let place = placeInViewport(location)
    applyScale(shown)
    let free = offset(showing: current.anchor, at: place)
    applyOffset(bouncesZoom ? withRubberBandWhereLarger(free) : resting(free))
    rebaseDrag()
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Ends a pinch; content beyond a limit animates back to it.
  final func endPinch(at location: CGPoint) {
    guard zoom.pinch != nil else { return }
    let place = placeInViewport(location)
    zoom.pinch = nil
    let target = min(max(zoom.scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    guard target != zoom.scale || resting(layer.bounds.origin) != layer.bounds.origin else {
      return zoomDidEnd()
    }
    stopMotion()
    animateZoom(
      to: target,
      anchor: contentPoint(at: location),
      from: place,
      to: place,
      isBounce: target != zoom.scale
    )
  }

  // MARK: Wheel and touchpad

  /// Zooms around the pointer; returns `false` if zooming is not supported.
  final func zoom(by input: ZoomInput) -> Bool {
    // The pinch gesture exists only while the limits allow zooming.
    guard isScrollEnabled, scrollPinch != nil, zoomedView != nil else { return false }
    let location = convert(input.location, from: nil)
    switch input.phase {
    case .wheel:
      guard zoom.pinch == nil else { return true }
      zoom(
        toScale: (zoom.animation?.target ?? zoom.scale) * input.scale,
        anchor: contentPoint(at: location),
        place: placeInViewport(location),
        animated: true
      )
    case .began: beginPinch(at: location)
    case .changed: continuePinch(scale: input.scale, at: location)
    case .ended: endPinch(at: location)
    }
    return true
  }

  // MARK: Zooming by code

  final func zoom(toScale scale: CGFloat, animated: Bool) {
    guard zoomedView != nil else { return }
    let size = layer.bounds.size
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let middle = CGPoint(
      x: layer.bounds.minX + center.x,
      y: layer.bounds.minY + center.y
    )
    zoom(toScale: scale, anchor: contentPoint(at: middle), place: center, animated: animated)
  }

  final func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let size = layer.bounds.size
    // The rectangle is relative to the zoomed view, whose frame can have any origin in the content.
    let origin = contentPoint(at: view.frame.origin)
    let anchor = CGPoint(
      x: origin.x + rect.midX - view.bounds.minX,
      y: origin.y + rect.midY - view.bounds.minY
    )
    zoom(
      toScale: min(size.width / rect.width, size.height / rect.height),
      anchor: anchor,
      place: CGPoint(x: size.width / 2, y: size.height / 2),
      animated: animated
    )
  }

  private func zoom(toScale scale: CGFloat, anchor: CGPoint, place: CGPoint, animated: Bool) {
    let target = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    stopMotion()
    if zoom.pinch != nil { scrollPinch?.cancelNow() }
    // A touchpad's pinch has no gesture to cancel.
    zoom.pinch = nil
    zoom.animation = nil
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      let isChanged = target != zoom.scale
      applyScale(target)
      applyOffset(resting(offset(showing: anchor, at: place)))
      if isChanged { scrollDelegate?.scrollViewDidZoom(self) }
      return
    }
    let now = CGPoint(
      x: anchor.x * zoom.scale - layer.bounds.minX,
      y: anchor.y * zoom.scale - layer.bounds.minY
    )
    animateZoom(to: target, anchor: anchor, from: now, to: place, isBounce: false)
  }

  /// Stops a zoom at the current scale.
  final func stopZooming() {
    if zoom.pinch != nil { scrollPinch?.cancelNow() }
    guard zoom.animation != nil else { return }
    zoom.animation = nil
    zoomDidEnd()
  }

  // MARK: Animations

  private func animateZoom(
    to target: CGFloat,
    anchor: CGPoint,
    from: CGPoint,
    to: CGPoint,
    isBounce: Bool
  ) {
    zoom.animation = ScrollZoom.Animation(
      start: zoom.scale,
      target: target,
      anchor: anchor,
      from: from,
      to: to,
      startTime: mediaTime,
      isBounce: isBounce
    )
    // Without a window there are no frames that could end it.
    if window == nil { finishZoom() } else { requestTicks() }
  }

  /// Advances a zoom animation to a time.
  ///
  /// The insets can change meanwhile, for example when a delegate centers the content: the target
  /// offset is updated.
  final func advanceZoom(to time: Double) {
    guard let running = zoom.animation else { return }
    let share = CGFloat(time - running.startTime) / ScrollTween.usualDuration
    let progress = share >= 1 ? 1 : ScrollTween.progress(max(share, 0))
    if share >= 1 { zoom.animation = nil }
    let isChange = running.start != running.target
    applyScale(
      share >= 1
        ? running.target : running.start + (running.target - running.start) * progress
    )
    if isChange { scrollDelegate?.scrollViewDidZoom(self) }
    let free = offset(
      showing: running.anchor,
      at: CGPoint(
        x: running.from.x + (running.to.x - running.from.x) * progress,
        y: running.from.y + (running.to.y - running.from.y) * progress
      )
    )
    let rest = resting(free)
    applyOffset(
      CGPoint(
        x: free.x + (rest.x - free.x) * progress,
        y: free.y + (rest.y - free.y) * progress
      )
    )
    if share >= 1, zoom.animation == nil { zoomDidEnd() }
  }

  /// Jumps to the end of a zoom animation, for example when a drag begins.
  final func finishZoom() {
    advanceZoom(to: .infinity)
  }

  private func zoomDidEnd() {
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  // MARK: Geometry

  /// Applies a scale to the zoomed view and the content size.
  private func applyScale(_ scale: CGFloat) {
    guard scale != zoom.scale, scale > 0, let view = zoomedView else { return }
    let ratio = scale / zoom.scale
    zoom.scale = scale
    let center = view.center
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: center.x * ratio, y: center.y * ratio)
    adoptContentSize(
      CGSize(width: storedContentSize.width * ratio, height: storedContentSize.height * ratio)
    )
    setNeedsLayout()
  }

  /// Converts a point of the scroll view to one of the content at a scale of 1.
  private func contentPoint(at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / zoom.scale, y: point.y / zoom.scale)
  }

  private func placeInViewport(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - layer.bounds.minX, y: point.y - layer.bounds.minY)
  }

  /// Returns the offset that shows a point of the content at a point of the viewport.
  private func offset(showing anchor: CGPoint, at place: CGPoint) -> CGPoint {
    CGPoint(x: anchor.x * zoom.scale - place.x, y: anchor.y * zoom.scale - place.y)
  }

  /// Applies rubber-banding to content larger than the viewport; smaller content follows the
  /// touches.
  private func withRubberBandWhereLarger(_ offset: CGPoint) -> CGPoint {
    let range = restingRange
    let resisting = withRubberBand(offset)
    return CGPoint(
      x: range.x.lowerBound < range.x.upperBound ? resisting.x : offset.x,
      y: range.y.lowerBound < range.y.upperBound ? resisting.y : offset.y
    )
  }
}
