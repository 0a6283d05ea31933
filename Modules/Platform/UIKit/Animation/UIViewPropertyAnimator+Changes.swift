import Foundation
import QuartzCore

/// A change of a layer's property by an animator.
@MainActor struct AnimatorChange {
  weak var view: UIView?
  let layer: CALayer
  let key: String
  /// The value before the first change.
  let start: Any?
  /// The value after the last change.
  var end: Any?
}

extension UIViewPropertyAnimator {
  // MARK: Changes

  /// Runs all blocks and makes their changes.
  final func activate() {
    state = .active
    timeline.holdsAtEnd = pausesOnCompletion
    let blocks = blocks
    self.blocks.removeAll()
    if let capturedStart { capture(capturedStart) }
    for (block, delayFactor) in blocks { make(block, delayFactor: delayFactor) }
  }

  /// Runs a block and makes its changes, shown according to the timeline.
  final func make(_ block: () -> Void, delayFactor: CGFloat) {
    make(block, delayFactor: delayFactor, duration: duration, delay: 0)
  }

  /// Runs a block whose changes take an interval of the animator's duration, in seconds.
  final func make(
    _ block: () -> Void,
    delayFactor: CGFloat,
    duration: TimeInterval,
    delay: TimeInterval
  ) {
    let wait = duration * min(max(Double(delayFactor), 0), 1)
    let context = AnimationContext(
      duration: duration - wait,
      delay: delay + wait,
      options: .overrideInheritedOptions,
      timing: nil,
      completion: nil
    )
    context.mover = self
    context.run(block)
    readEnds()
  }

  /// Drives the animations that a closure starts instead of the clock; changes outside of them are
  /// made immediately.
  final func capture(_ start: () -> Void) {
    let animations = AnimationState.running
    let outer = animations.captor
    animations.captor = self
    start()
    animations.captor = outer
    readEnds()
  }

  private func readEnds() {
    for index in changes.indices { changes[index].end = changes[index].value }
  }

  /// Takes over an animation of a block.
  ///
  /// `start` is the value of the property before the change, and the times of `context` become
  /// fractions of the animator's duration.
  final func adopt(
    _ animation: CAAnimation,
    of view: UIView,
    layer: CALayer,
    key: String,
    from start: Any?,
    in context: AnimationContext
  ) {
    if !changes.contains(where: { $0.layer === layer && $0.key == key }) {
      changes.append(AnimatorChange(view: view, layer: layer, key: key, start: start, end: start))
      if !isUserInteractionEnabled { view.suspendInteraction() }
    }
    let shown = min(max(timeline.progress(at: CACurrentMediaTime()), 0), 1)
    func progress(after time: TimeInterval) -> Double {
      shown + (1 - shown) * min(max(time / duration, 0), 1)
    }
    animation.duration = 1
    animation.fillMode = .both
    animation.timeline = timeline
    if duration > 0 {
      animation.timelineStart = progress(after: context.delay)
      animation.timelineEnd = progress(after: context.delay + context.duration)
    }
    let observer = observer ?? AnimatorObserver(self)
    self.observer = observer
    animation.delegate = observer
    observer.animations += 1
    if !waitingGroups.contains(where: { $0 === context.group }) {
      waitingGroups.append(context.group)
      context.group.waitForAnimator()
    }
  }

  /// Ends the animation immediately if there are no changes.
  final func endIfEmpty() {
    guard changes.isEmpty else { return }
    FrameQueue.perform { [self] in
      if changes.isEmpty, timeline.isRunning { timelineDidEnd() }
    }
  }

  /// Removes the animations; the properties get their values at a position.
  final func settle(at position: UIViewAnimatingPosition) {
    isSettling = true
    for change in changes {
      guard state == .active else {
        // Stopped before: the values are those at that time.
        if position != .current { change.set(position == .start ? change.start : change.end) }
        continue
      }
      if !isUserInteractionEnabled { change.view?.resumeInteraction() }
      let shown = change.layer.presentation()?.value(forKeyPath: change.key)
      change.layer.removeAnimation(forKey: change.key)
      switch position {
      case .end: break
      case .start: change.set(change.start)
      case .current: change.set(shown)
      }
    }
    isSettling = false
  }
}

extension AnimatorChange {
  /// The current model value: the view's own color, if it has one, because that may be dynamic.
  var value: Any? {
    if key == "backgroundColor", let color = view?.backgroundColor { return color }
    return layer.value(forKeyPath: key)
  }

  /// Sets the property immediately, with the view's own setter.
  func set(_ value: Any?) {
    UIView.performWithoutAnimation {
      switch (key, value) {
      case ("bounds", let bounds as CGRect): layer.bounds = bounds
      case ("position", let position as CGPoint): layer.position = position
      case ("transform", let transform as CATransform3D): layer.transform = transform
      case ("backgroundColor", let color as UIColor): view?.backgroundColor = color
      case ("backgroundColor", let color as CGColor):
        view?.backgroundColor = UIColor(cgColor: color)
      case ("backgroundColor", _): view?.backgroundColor = nil
      default: layer.setValue(value, forKeyPath: key)
      }
    }
  }
}

/// The delegate of an animator's animations; retains the animator until their end.
@MainActor final class AnimatorObserver: NSObject, CAAnimationDelegate {
  private let animator: UIViewPropertyAnimator
  private let generation: Int
  var animations = 0

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    generation = animator.generation
    super.init()
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { didStop(finished: flag) }
    } else {
      Task { @MainActor in didStop(finished: flag) }
    }
  }

  private func didStop(finished: Bool) {
    animations -= 1
    guard generation == animator.generation else { return }
    // All animations were replaced, or their views left the screen.
    if finished || animations == 0 && animator.isRunning { animator.timelineDidEnd() }
  }
}
