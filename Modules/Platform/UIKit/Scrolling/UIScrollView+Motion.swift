internal import Foundation
internal import QuartzCore

extension UIScrollView {
  /// The velocity below which a release has no direction, in points per second.
  private static let slowVelocity: CGFloat = 150

  /// Starts a motion; replaces the current one.
  final func startMotion(_ next: ScrollAnimation) {
    if next.cause != .program { isPlacedPastEnd = false }
    animation = next
    animationNumber += 1
    if next.cause != .settling { swipeActions?.scrollWillBegin() }
    showIndicators()
    requestTicks()
  }

  /// Stops the motion at the current offset; does not notify the delegate.
  final func stopMotion() {
    guard animation != nil else { return }
    animation = nil
    animationNumber += 1
    touchedList?.forgetScrollTarget()
    fadeIndicators(after: 0.2)
  }

  /// Updates the content offset for a time.
  ///
  /// - Returns: Whether another frame is needed.
  final func tick(at time: Double) -> Bool {
    if animation != nil { advanceMotion(to: time) }
    if zoom.animation != nil { advanceZoom(to: time) }
    checkMomentum(at: time)
    advanceIndicators(to: time)
    let isChanging = advanceOwnMotion(to: time)
    return isChanging || animation != nil || zoom.animation != nil || indicatorFadeTime != nil
      || momentumDeadline != nil
  }

  private func advanceMotion(to time: Double) {
    guard var next = animation else { return }
    let number = animationNumber
    let limits = limits
    // Rows that are measured meanwhile move the content, but not its top.
    if next.cause == .top { next.y.retarget(to: topOffset) }
    let x = next.x.advance(to: time, limits: limits.x)
    let y = next.y.advance(to: time, limits: limits.y)
    animation = next
    let isOver = x.isOver && y.isOver
    if isOver {
      // Clear the animation before the last step notifies the delegate, which then sees a view at
      // rest.
      animation = nil
      animationNumber += 1
    }
    applyOffset(CGPoint(x: x.offset, y: y.offset))
    guard isOver, animationNumber == number + 1 else { return }
    fadeIndicators(after: 0.2)
    didComeToRest()
    switch next.cause {
    case .program: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .top: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .deceleration, .steps: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .settling: break
    }
  }

  /// Ends a drag: the content decelerates, springs back, or moves to a page.
  ///
  /// `velocity` is that of the content offset, in points per second. `isFlick` is `false` for a
  /// cancelled drag.
  final func release(_ drag: ScrollDrag, velocity: CGPoint, isFlick: Bool = true) {
    storedRefreshControl?.dragWillEnd()
    let offset = layer.bounds.origin
    let now = mediaTime
    var velocity = velocity
    if !canScrollHorizontally { velocity.x = 0 }
    if !canScrollVertically { velocity.y = 0 }
    let speed = max(abs(velocity.x), abs(velocity.y))
    if speed < ScrollPhysics.restingSpeed || !isFlick { velocity = .zero }
    let rate = decelerationRate.rawValue
    var target =
      isPagingEnabled
      ? pageTarget(from: offset, velocity: velocity, drag: drag)
      : resting(
        CGPoint(
          x: offset.x + ScrollPhysics.projection(velocity: velocity.x, rate: rate),
          y: offset.y + ScrollPhysics.projection(velocity: velocity.y, rate: rate)
        )
      )
    let proposed = target
    target = adjustedTarget(
      target,
      velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    )
    if !isPagingEnabled {
      target.y = stoppingOffset(
        near: target.y,
        direction: abs(velocity.y) < Self.slowVelocity ? 0 : velocity.y
      )
    }
    let ownTarget = target
    scrollDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    // Pages are the scroll view's own.
    if isPagingEnabled { target = ownTarget }
    let isChanged = target != proposed
    let willDecelerate = target != offset || velocity != .zero
    self.drag = nil
    if willDecelerate {
      let free = isPagingEnabled || isChanged
      let limits = limits
      animation = ScrollAnimation(
        cause: .deceleration,
        x: motion(
          from: offset.x,
          to: target.x,
          velocity: velocity.x,
          limits: limits.x,
          free: free,
          now
        ),
        y: motion(
          from: offset.y,
          to: target.y,
          velocity: velocity.y,
          limits: limits.y,
          free: free,
          now
        )
      )
      animationNumber += 1
    }
    let number = animationNumber
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate else {
      fadeIndicators(after: 0.2)
      return didComeToRest()
    }
    guard number == animationNumber else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    requestTicks()
  }

  /// Returns the motion of one axis; `free` is `true` if the target is not the one that the
  /// velocity alone would reach, because of paging or the delegate.
  private func motion(
    from offset: CGFloat,
    to target: CGFloat,
    velocity: CGFloat,
    limits: ScrollMotion.Limits,
    free: Bool,
    _ now: Double
  ) -> ScrollMotion {
    if !limits.range.contains(offset), limits.range.contains(target) || !free {
      let spring = ScrollSpring.release(to: target, from: offset, velocity: velocity)
      return ScrollMotion(free ? .spring(spring) : .edge(spring), at: now)
    }
    if isPagingEnabled {
      let spring = ScrollSpring.approach(target, from: offset, velocity: velocity, rate: 12)
      return ScrollMotion(
        target == offset && velocity == 0 ? .rest(offset) : .spring(spring),
        at: now
      )
    }
    if free {
      guard target != offset else { return ScrollMotion(.rest(offset), at: now) }
      return ScrollMotion(
        .glide(ScrollGlide(from: offset, to: target, rate: decelerationRate.rawValue)),
        at: now
      )
    }
    guard velocity != 0 else { return ScrollMotion(.rest(offset), at: now) }
    let end =
      offset + ScrollPhysics.projection(velocity: velocity, rate: decelerationRate.rawValue)
    return ScrollMotion(
      .glide(ScrollGlide(from: offset, to: end, rate: decelerationRate.rawValue)),
      at: now
    )
  }

  private func pageTarget(from offset: CGPoint, velocity: CGPoint, drag: ScrollDrag) -> CGPoint {
    let size = layer.bounds.size
    let inset = storedAdjustedInset
    let page = CGPoint(
      x: canScrollHorizontally
        ? ScrollPhysics.page(
          from: offset.x,
          origin: inset.left.opposite,
          page: size.width,
          velocity: velocity.x,
          start: drag.start.x
        ) : offset.x,
      y: canScrollVertically
        ? ScrollPhysics.page(
          from: offset.y,
          origin: inset.top.opposite,
          page: size.height,
          velocity: velocity.y,
          start: drag.start.y
        ) : offset.y
    )
    return resting(page)
  }

  final func leaveWindow() {
    stopMotion()
    endPinch(at: CGPoint(x: layer.bounds.midX, y: layer.bounds.midY))
    finishZoom()
    drag = nil
    hasTouch = false
    swipeActions?.leaveWindow()
    hideIndicators()
  }
}
