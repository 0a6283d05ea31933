internal import Foundation
internal import QuartzCore

extension UIScrollView {
  /// Scrolls by a wheel or touchpad event; returns `false` to pass it to an enclosing view.
  final func handleWheel(_ input: ScrollInput) -> Bool {
    guard isScrollEnabled else { return false }
    switch input.phase {
    case .wheel:
      let movement = CGPoint(x: input.delta.dx, y: input.delta.dy)
      return isPagingEnabled ? turnPages(by: movement) : step(by: movement)
    case .began, .changed: return follow(input)
    case .ended: return endTouchpad(at: input.timestamp)
    case .momentum: return coast(input)
    }
  }

  // MARK: Steps

  /// Scrolls by a step with an animation; consecutive steps become one motion.
  ///
  /// - Returns: `false` if the content is at its end.
  final func step(by delta: CGPoint) -> Bool {
    let isRunning = animation?.cause == .steps
    let base = isRunning ? animation?.destination ?? layer.bounds.origin : layer.bounds.origin
    var target = base
    if canScrollHorizontally { target.x += delta.x }
    if canScrollVertically { target.y += delta.y }
    target = resting(target)
    if delta.y != 0 { target.y = stoppingOffset(near: target.y, direction: delta.y) }
    guard drag == nil, target != base || isRunning else { return false }
    let now = mediaTime
    let offset = layer.bounds.origin
    let velocity = CGPoint(
      x: animation?.x.velocity(at: now) ?? 0,
      y: animation?.y.velocity(at: now) ?? 0
    )
    if !isRunning {
      stopMotion()
      if keyboardDismissMode != .none { window?.dismissKeyboard() }
      scrollDelegate?.scrollViewWillBeginDragging(self)
      let ownTarget = target
      scrollDelegate?.scrollViewWillEndDragging(
        self,
        withVelocity: .zero,
        targetContentOffset: &target
      )
      if isPagingEnabled { target = ownTarget }
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }
    func curve(_ offset: CGFloat, _ target: CGFloat, _ velocity: CGFloat) -> ScrollMotion.Curve {
      offset == target && velocity == 0
        ? .rest(offset)
        : .spring(.approach(target, from: offset, velocity: velocity, rate: 20))
    }
    startMotion(
      ScrollAnimation(
        cause: .steps,
        x: ScrollMotion(curve(offset.x, target.x, velocity.x), at: now),
        y: ScrollMotion(curve(offset.y, target.y, velocity.y), at: now)
      )
    )
    return true
  }

  /// Scrolls page by page.
  ///
  /// One detent of most wheels is a page; high-resolution wheels need the same distance for one.
  private func turnPages(by delta: CGPoint) -> Bool {
    let now = mediaTime
    let isNew =
      now - pageTurn.time > Self.pageTurnPause || pageTurn.movement.x * delta.x < 0
      || pageTurn.movement.y * delta.y < 0
    let movement = CGPoint(
      x: (isNew ? 0 : pageTurn.movement.x) + (canScrollHorizontally ? delta.x : 0),
      y: (isNew ? 0 : pageTurn.movement.y) + (canScrollVertically ? delta.y : 0)
    )
    guard movement != .zero else { return false }
    pageTurn = (movement, now)
    func pages(_ movement: CGFloat) -> CGFloat {
      abs(movement) < Self.pageTurnDistance ? 0 : movement < 0 ? -1 : 1
    }
    let turn = (x: pages(movement.x), y: pages(movement.y))
    guard turn.x != 0 || turn.y != 0 else { return true }
    pageTurn.movement = .zero
    let size = layer.bounds.size
    let base = animation?.cause == .steps ? animation?.destination : nil
    let start = base ?? layer.bounds.origin
    func rest(_ offset: CGFloat, _ length: CGFloat, _ turn: CGFloat) -> CGFloat {
      turn == 0 || length <= 0 ? 0 : ((offset / length).rounded() + turn) * length - offset
    }
    return step(
      by: CGPoint(x: rest(start.x, size.width, turn.x), y: rest(start.y, size.height, turn.y))
    )
  }

  /// The wheel distance of one page, in points: a little less than one detent in a low window.
  private static let pageTurnDistance: CGFloat = 40
  /// The pause after which the wheel distance is reset, in seconds.
  private static let pageTurnPause: Double = 0.3

  // MARK: Touchpad

  private func follow(_ input: ScrollInput) -> Bool {
    let delta = CGPoint(x: input.delta.dx, y: input.delta.dy)
    if drag == nil {
      guard delta != .zero else { return false }
      guard abs(delta.x) > abs(delta.y) ? canScrollHorizontally : canScrollVertically else {
        return false
      }
      momentumDeadline = nil
      ignoresMomentum = false
      beginDrag(isTouchpad: true)
    }
    guard var current = drag, current.isTouchpad else { return false }
    current.touchpadMovement.x -= delta.x
    current.touchpadMovement.y -= delta.y
    drag = current
    velocityTracker.add(current.touchpadMovement, at: input.timestamp)
    continueDrag(by: current.touchpadMovement)
    return true
  }

  private func endTouchpad(at time: Double) -> Bool {
    guard let current = drag, current.isTouchpad else { return false }
    // The device sends the momentum itself, if any; pages use a motion of their own.
    let velocity = isPagingEnabled ? velocityTracker.velocity(at: time) : .zero
    release(current, velocity: CGPoint(x: velocity.x.opposite, y: velocity.y.opposite))
    return true
  }

  private func coast(_ input: ScrollInput) -> Bool {
    if ignoresMomentum || isPagingEnabled || drag != nil { return true }
    if animation != nil { stopMotion() }
    let offset = layer.bounds.origin
    var target = offset
    if canScrollHorizontally { target.x += input.delta.dx }
    if canScrollVertically { target.y += input.delta.dy }
    guard target != offset else { return true }
    if momentumDeadline == nil {
      velocityTracker.reset()
      velocityTracker.add(offset, at: input.timestamp - 1.0 / 60)
      showIndicators()
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }
    momentumDeadline = input.timestamp + 0.1
    velocityTracker.add(target, at: input.timestamp)
    let edge = resting(target)
    if edge == target {
      applyOffset(target)
      requestTicks()
      return true
    }
    // The momentum reached the edge: the scroll view animates the bounce itself.
    let velocity = velocityTracker.velocity(at: input.timestamp)
    applyOffset(edge)
    momentumDeadline = nil
    ignoresMomentum = true
    let limits = limits
    let now = mediaTime
    func curve(_ edge: CGFloat, _ velocity: CGFloat, _ limits: ScrollMotion.Limits, _ hit: Bool)
      -> ScrollMotion.Curve
    {
      limits.bounces && hit ? .edge(.bounce(at: edge, velocity: velocity)) : .rest(edge)
    }
    startMotion(
      ScrollAnimation(
        cause: .deceleration,
        x: ScrollMotion(curve(edge.x, velocity.x, limits.x, edge.x != target.x), at: now),
        y: ScrollMotion(curve(edge.y, velocity.y, limits.y, edge.y != target.y), at: now)
      )
    )
    return true
  }

  /// Ends a touchpad's momentum after no further event was received in time.
  final func checkMomentum(at time: Double) {
    guard let deadline = momentumDeadline, time >= deadline else { return }
    momentumDeadline = nil
    fadeIndicators(after: 0.2)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }
}
