import Foundation

/// Decides, for one window, which gestures are recognized, wait or fail, and which touches are
/// delivered to views.
///
/// A touch event is processed in this order: recognizers (the deepest view's first), the states
/// they requested, the views, the actions, the resets.
@MainActor final class GestureArbiter {
  private unowned let window: UIWindow
  /// Recognizers that track touches, or wait for more.
  private(set) var active: [UIGestureRecognizer] = []
  private var scheduledActions: [UIGestureRecognizer] = []
  private var depth = 0
  /// Whether actions and resets wait for the next frame.
  private var isTurnScheduled = false
  /// Touches that are down, or whose end was not delivered to their views yet.
  private var touches: [UITouch] = []
  let delays: TouchDelays

  init(window: UIWindow) {
    self.window = window
    delays = TouchDelays(window: window)
  }

  // MARK: Touches

  func deliver(_ changed: Set<UITouch>, event: UIEvent) {
    depth += 1
    for touch in changed where touch.phase == .began { adopt(touch, event: event) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let group = changed.filter { $0.phase == phase }
      if !group.isEmpty { deliverToRecognizers(group, phase: phase, event: event) }
    }
    deliverToViews(event: event)
    leave()
  }

  /// Attaches the recognizers to a new touch, the deepest view's first.
  private func adopt(_ touch: UITouch, event: UIEvent) {
    touches.append(touch)
    let type = NSNumber(value: touch.type.rawValue)
    var view = touch.view
    while let current = view {
      for recognizer in current.rare?.gestureRecognizers ?? [] {
        guard recognizer.isEnabled, recognizer.followsTouches,
          recognizer.allowedTouchTypes.contains(type),
          recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        touch.recognizers.append(recognizer)
        if recognizer.storedState == .possible, recognizer.pendingStates.isEmpty,
          recognizer.activeTouches.isEmpty, !recognizer.isWaitingForTouches
        {
          recognizer.sequence.removeAll()
        }
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
        recognizer.sequence.append(touch)
        recognizer.arbiter = self
      }
      view = current.storedSuperview
    }
    delays.touchBegan(touch)
  }

  private func deliverToRecognizers(
    _ touches: Set<UITouch>,
    phase: UITouch.Phase,
    event: UIEvent
  ) {
    // Deepest first, which is the order of attachment for a single touch.
    for recognizer in active {
      let own = touches.filter { touch in recognizer.sequence.contains { $0 === touch } }
      guard !own.isEmpty else { continue }
      recognizer.lastModifierFlags = event.modifierFlags
      if phase == .began { recognizer.lastButtonMask = event.buttonMask }
      switch recognizer.storedState {
      case .ended, .cancelled, .failed: continue
      case .possible, .began, .changed: break
      }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled: recognizer.touchesCancelled(own, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  // MARK: States

  /// Called when a recognizer requests a state, during an event or from a timer.
  ///
  /// Outside of an event, the actions are called and the recognizer is reset with the next frame,
  /// as it is in the next turn of the run loop on iOS: until then the state is as it was set.
  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    let isInEvent = depth > 0
    depth += 1
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    apply(state, to: recognizer)
    guard !isInEvent else { return leave() }
    depth -= 1
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    FrameQueue.perform(on: window.screen) { [weak self] in
      guard let self else { return }
      isTurnScheduled = false
      depth += 1
      leave()
    }
  }

  private func apply(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
    switch (recognizer.storedState, state) {
    case (.possible, .began), (.possible, .ended):
      if recognizer.pendingStates.isEmpty {
        recognize(recognizer, as: state)
      } else if recognizer.pendingStates.last != state {
        recognizer.pendingStates.append(state)
      }
    case (.possible, .changed):
      // It waits for others to fail: the start includes later changes.
      break
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      recognizer.storedState = state
      scheduleAction(recognizer)
    case (.began, .failed), (.changed, .failed):
      recognizer.storedState = .cancelled
      scheduleAction(recognizer)
    default: break
    }
  }

  /// Recognizes a gesture, or lets it wait or fail.
  private func recognize(
    _ recognizer: UIGestureRecognizer,
    as state: UIGestureRecognizer.State,
    isRetry: Bool = false
  ) {
    if !isRetry, !mayBegin(recognizer) {
      fail(recognizer)
      return
    }
    for other in related(to: recognizer) where other.hasRecognized {
      let mustFail = isRequired(other, toFailFor: recognizer)
      if mustFail
        || (!areSimultaneous(recognizer, other) && other.canPrevent(recognizer)
          && recognizer.canBePrevented(by: other))
      {
        fail(recognizer)
        return
      }
    }
    if related(to: recognizer).contains(where: {
      $0.storedState == .possible && isRequired($0, toFailFor: recognizer)
    }) {
      if recognizer.pendingStates.isEmpty { recognizer.pendingStates = [state] }
      return
    }
    recognizer.pendingStates.removeAll()
    recognizer.storedState = state
    scheduleAction(recognizer)
    failCompetitors(recognizer)
  }

  /// Fails the other recognizers, and cancels the touches of the views.
  private func failCompetitors(_ recognizer: UIGestureRecognizer) {
    for other in related(to: recognizer) where other.storedState == .possible {
      if isRequired(recognizer, toFailFor: other)
        || (!areSimultaneous(recognizer, other) && recognizer.canPrevent(other)
          && other.canBePrevented(by: recognizer))
      {
        fail(other)
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    let event = UIEvent(type: .touches, timestamp: recognizer.sequence.last?.timestamp ?? 0)
    event.touches = Set(recognizer.sequence)
    for touch in touches where recognizer.sequence.contains(where: { $0 === touch }) {
      cancelInView(touch, event: event)
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.pendingStates.removeAll()
    recognizer.storedState = .failed
    retryWaiting()
  }

  /// Retries the waiting recognizers after another one failed.
  private func retryWaiting() {
    for recognizer in active where !recognizer.pendingStates.isEmpty {
      let states = recognizer.pendingStates
      recognize(recognizer, as: states[0], isRetry: true)
      guard recognizer.pendingStates.isEmpty, recognizer.storedState == states[0] else { continue }
      for state in states.dropFirst() { apply(state, to: recognizer) }
    }
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true,
      let owner = recognizer.view
    else { return false }
    for touch in recognizer.sequence {
      var view = touch.view
      while let current = view {
        guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
        if current === owner { break }
        view = current.storedSuperview
      }
      if recognizer is UIPanGestureRecognizer, touch.delivery == .begun, touch.isDown,
        let hit = touch.view, hit !== owner, !owner.mayCancelContentTouches(in: hit)
      {
        return false
      }
    }
    return true
  }

  // MARK: Relations

  /// The recognizers that share touches with the given one.
  private func related(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer
        && other.sequence.contains { touch in recognizer.sequence.contains { $0 === touch } }
    }
  }

  private func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
      || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
  }

  private func isRequired(
    _ other: UIGestureRecognizer,
    toFailFor recognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer.requires(other) || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false)
  }

  // MARK: Views

  /// Delivers touches to views unless a gesture delays them.
  func deliverToViews(event: UIEvent) {
    for touch in touches { deliverToView(touch, event: event) }
    touches.removeAll { !$0.isDown && $0.delivery == .finished }
  }

  private func deliverToView(_ touch: UITouch, event: UIEvent) {
    guard touch.delivery != .finished else { return }
    guard let view = touch.view, view.window === window else {
      touch.delivery = .finished
      return
    }
    if touch.phase == .cancelled {
      cancelInView(touch, event: event)
      return
    }
    if touch.delivery == .pending {
      if !view.isMultipleTouchEnabled, isBusy(view, besides: touch) {
        touch.delivery = .finished
        return
      }
      let isHeldByGesture = touch.recognizers.contains {
        $0.delaysTouchesBegan && $0.isUndecided
      }
      if isHeldByGesture || (touch.isDown && delays.isHeld(touch)) { return }
      touch.delivery = .begun
      let phase = touch.phase
      touch.phase = .began
      view.touchesBegan([touch], with: event)
      touch.phase = phase
      if phase == .began || touch.delivery != .begun { return }
    }
    switch touch.phase {
    case .moved where event.touches.contains(touch): view.touchesMoved([touch], with: event)
    case .ended:
      if touch.recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) { return }
      touch.delivery = .finished
      view.touchesEnded([touch], with: event)
    default: break
    }
  }

  private func isBusy(_ view: UIView, besides touch: UITouch) -> Bool {
    touches.contains { $0 !== touch && $0.view === view && $0.delivery == .begun && $0.isDown }
  }

  private func cancelInView(_ touch: UITouch, event: UIEvent) {
    let wasBegun = touch.delivery == .begun
    touch.delivery = .finished
    guard wasBegun, let view = touch.view else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
    touch.phase = phase
  }

  /// Delivers delayed touches when the delay ended or was cancelled by a view.
  func flushDelayedTouches() {
    depth += 1
    let event = UIEvent(type: .touches, timestamp: touches.last?.timestamp ?? 0)
    event.touches = Set(touches)
    deliverToViews(event: event)
    leave()
  }

  // MARK: Actions and resets

  private func scheduleAction(_ recognizer: UIGestureRecognizer) {
    if !scheduledActions.contains(where: { $0 === recognizer }) {
      scheduledActions.append(recognizer)
    }
  }

  /// At the end of the outermost step: sends actions, delivers delayed touches, and resets
  /// recognizers that have ended.
  private func leave() {
    guard depth == 1 else {
      depth -= 1
      return
    }
    while !scheduledActions.isEmpty {
      let recognizers = scheduledActions
      scheduledActions.removeAll()
      for recognizer in recognizers { recognizer.sendActions() }
    }
    if touches.contains(where: { !$0.isDown && $0.delivery != .finished }) {
      let event = UIEvent(type: .touches, timestamp: touches.last?.timestamp ?? 0)
      event.touches = Set(touches.filter { !$0.isDown })
      deliverToViews(event: event)
    }
    for recognizer in active { resetIfOver(recognizer) }
    active.removeAll { $0.storedState == .possible && $0.sequence.isEmpty }
    depth -= 1
  }

  private func resetIfOver(_ recognizer: UIGestureRecognizer) {
    guard recognizer.activeTouches.isEmpty else { return }
    switch recognizer.storedState {
    case .ended, .cancelled, .failed:
      recognizer.sequence.removeAll()
      recognizer.pendingStates.removeAll()
      recognizer.reset()
      recognizer.storedState = .possible
    case .possible, .began, .changed: break
    }
  }

  /// Cancels touches and gestures of a view that leaves the window, and of its descendants.
  func viewWillLeave(_ view: UIView) {
    guard !touches.isEmpty || !active.isEmpty else { return }
    depth += 1
    let event = UIEvent(type: .touches, timestamp: touches.last?.timestamp ?? 0)
    event.touches = Set(touches)
    for touch in touches where touch.view?.isInside(view) ?? false {
      cancelInView(touch, event: event)
    }
    for recognizer in active where recognizer.view?.isInside(view) ?? false {
      withdraw(recognizer)
    }
    leave()
  }

  /// Cancels the gesture of a recognizer that was disabled or removed.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    depth += 1
    switch recognizer.storedState {
    case .possible: fail(recognizer)
    case .began, .changed:
      recognizer.storedState = .cancelled
      recognizer.sendActions()
    case .ended, .cancelled, .failed: break
    }
    for touch in recognizer.sequence { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.sequence.removeAll()
    recognizer.reset()
    recognizer.storedState = .possible
    leave()
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture was recognized in the current sequence of touches.
  final var hasRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  /// Whether the gesture may still be recognized or fail.
  final var isUndecided: Bool { storedState == .possible && !sequence.isEmpty }
}
