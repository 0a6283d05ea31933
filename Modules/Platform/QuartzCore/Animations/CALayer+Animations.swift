import CoreGraphics
import Foundation

/// An action of a change.
///
/// It is created before the change, so that it has the previous value.
struct PendingAction {
  let action: any CAAction
  let key: String
  let before: AnimatableValue?

  func run(on layer: CALayer) {
    if let animation = action as? CABasicAnimation,
      animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil,
      let copy = animation.duplicate() as? CABasicAnimation
    {
      copy.fromValue = before?.any ?? NSNull()
      copy.run(forKey: key, object: layer, arguments: nil)
    } else {
      action.run(forKey: key, object: layer, arguments: nil)
    }
  }
}

extension CALayer {
  // MARK: Implicit actions

  /// The action for a change of `key` that is about to happen; nil if there is none.
  final func pendingAction(for key: LayerKey) -> PendingAction? {
    if marks.contains(.isOwned), !ViewActions.areWanted { return nil }
    return LayerKeyPath(key.rawValue).flatMap { pendingAction(for: $0) }
  }

  /// The action for a change of the property at `path`; nil if there is none.
  final func pendingAction(for path: LayerKeyPath) -> PendingAction? {
    if marks.contains(.isPresentation) { return nil }
    let canAct =
      delegate != nil || marks.contains(.wasCommitted) || rare?.actions != nil
      || type(of: self) != CALayer.self
    guard canAct, !TransactionState.current.top.disablesActions,
      let action = action(forKey: path.name), !(action is NSNull)
    else { return nil }
    return PendingAction(
      action: action,
      key: path.name,
      before: presentedValue(path) ?? animatableValue(path)
    )
  }

  /// The default animation of a layer that is on a screen and whose delegate does not provide an
  /// action.
  final func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard marks.contains(.wasCommitted), let key = LayerKey(rawValue: event), key != .masksToBounds,
      key != .own
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  // MARK: Running animations

  /// Whether this layer itself has a running animation.
  package final var isAnimated: Bool { animationState != nil }

  final func startAnimation(_ original: CAAnimation, key: String?) {
    let transaction = TransactionState.current.top
    let animation = original.duplicate()
    if let function = transaction.timingFunction { animation.timingFunction = function }
    if animation.timing.duration <= 0 { animation.timing.duration = transaction.duration ?? 0.25 }
    // A transition replaces the previous one, regardless of its key.
    let key = animation is CATransition ? kCATransition : key
    let started = RunningAnimation(
      animation,
      key: key,
      layer: self,
      groups: transaction.waiting
    )
    if let key {
      if animation.outlastsReplacement {
        for earlier in animationState?.running ?? []
        where earlier.key == key && earlier.animation.outlastsReplacement { earlier.giveWay() }
      }
      stopAnimations { $0.key == key }
    }
    let state = animationState ?? LayerAnimations()
    animationState = state
    state.running.append(started)
    if started.movesInSpace { superlayerStore?.marks.insert(.ordersByDepth) }
    animation.timeline?.add(self)
    animationsChanged()
    marks.insert(.subtreeHasAnimations)
    propagate(.subtreeHasAnimations)
    if superlayer == nil || !isOnScreen { TransactionState.current.orphan(self) }
  }

  final func stopAnimations(where isEnded: (RunningAnimation) -> Bool) {
    guard let state = animationState else { return }
    let ended = state.running.filter(isEnded)
    guard !ended.isEmpty else { return }
    state.running.removeAll(where: isEnded)
    if state.running.isEmpty { animationState = nil }
    animationsChanged()
    for animation in ended { animation.end(finished: false) }
  }

  /// Removes the animations of this layer and all sublayers.
  final func stopAnimationsOfSubtree() {
    guard marks.contains(.subtreeHasAnimations) else { return }
    marks.remove(.subtreeHasAnimations)
    removeAllAnimations()
    for sublayer in sublayerStore { sublayer.stopAnimationsOfSubtree() }
    rare?.mask?.stopAnimationsOfSubtree()
  }

  final func animationsChanged() {
    animationState?.forgetPresentation()
    markAppearanceChanged()
    markPlacementChanged()
  }

  // MARK: The tick

  /// Makes the layer the root of a screen, below which animations can run.
  package final func becomeScreenRoot() { marks.insert(.isScreenRoot) }

  /// Advances all animations of the tree to `time`, in seconds of the clock, and notifies the
  /// delegates of those that ended.
  ///
  /// Returns whether any is still running, so that another frame is needed. Call it on the root,
  /// once per frame.
  @discardableResult
  package final func advanceAnimations(at time: CFTimeInterval) -> Bool {
    becomeScreenRoot()
    var ended: [RunningAnimation] = []
    let isRunning = advanceSubtree(at: localTime(fromParent: time), ended: &ended)
    for animation in ended { animation.end(finished: true) }
    TransactionState.current.endOrphans(of: MediaTime.source)
    return isRunning || marks.contains(.subtreeHasAnimations) && hasRunningAnimation
  }

  /// Sets the beginning of all animations that were added since the last frame to `time`, and marks
  /// the layers that were added as being on a screen: the commit of a frame.
  package final func commitAnimations(at time: CFTimeInterval) {
    becomeScreenRoot()
    commitSubtree(at: localTime(fromParent: time))
    noteCommitted()
    // Later changes belong to the next frame, and are reported again.
    _ = ChangeClock.advance()
  }

  /// Whether an animation of the subtree has not reached its end.
  package final var hasRunningAnimation: Bool {
    guard marks.contains(.subtreeHasAnimations) else { return false }
    if let state = animationState, state.running.contains(where: \.isMoving) { return true }
    return sublayerStore.contains { $0.hasRunningAnimation }
      || rare?.mask?.hasRunningAnimation ?? false
  }

  private func advanceSubtree(
    at time: CFTimeInterval,
    ended: inout [RunningAnimation]
  ) -> Bool {
    guard marks.contains(.subtreeHasAnimations) else { return false }
    var hasAny = false
    var isRunning = false
    if let state = animationState {
      let now = state.running
      for animation in now where animation.advance(to: time) {
        ended.append(animation)
        if animation.animation.isRemovedOnCompletion {
          state.running.removeAll { $0 === animation }
        }
      }
      // A paused animation does not change the appearance.
      if now.contains(where: { $0.isMoving || $0.isOver }) { markAnimatedChange(of: now) }
      if state.running.isEmpty { animationState = nil }
      hasAny = !state.running.isEmpty
      isRunning = state.running.contains(where: \.isMoving)
    }
    for sublayer in sublayerStore where sublayer.marks.contains(.subtreeHasAnimations) {
      let local = sublayer.localTime(fromParent: time)
      if sublayer.advanceSubtree(at: local, ended: &ended) { isRunning = true }
      if sublayer.marks.contains(.subtreeHasAnimations) { hasAny = true }
    }
    if let mask = rare?.mask, mask.marks.contains(.subtreeHasAnimations) {
      if mask.advanceSubtree(at: mask.localTime(fromParent: time), ended: &ended) {
        isRunning = true
      }
      if mask.marks.contains(.subtreeHasAnimations) { hasAny = true }
    }
    if !hasAny { marks.remove(.subtreeHasAnimations) }
    return isRunning
  }

  private func markAnimatedChange(of running: [RunningAnimation]) {
    markPlacementChanged()
    if !running.allSatisfy({ $0.isPlacementOnly }) { markAppearanceChanged() }
  }

  private func commitSubtree(at time: CFTimeInterval) {
    guard marks.contains(.subtreeHasAnimations) else { return }
    for animation in animationState?.running ?? [] { animation.commit(at: time) }
    for sublayer in sublayerStore {
      sublayer.commitSubtree(at: sublayer.localTime(fromParent: time))
    }
    if let mask = rare?.mask { mask.commitSubtree(at: mask.localTime(fromParent: time)) }
  }

  /// Whether the layer is below the root of a screen.
  final var isOnScreen: Bool {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer.marks.contains(.isScreenRoot)
  }

  // MARK: Presentation

  /// A copy of the layer in its current appearance, including animations.
  ///
  /// The copy has the layer's own class, and is made with `init(layer:)`; nil if the layer itself
  /// is a copy.
  final func makePresentedCopy() -> Self? {
    guard !marks.contains(.isPresentation) else { return nil }
    let copy = ClassTemplates.copy(of: self)
    if let state = animationState {
      let time = localTime(fromClock: CACurrentMediaTime())
      for animation in state.running { animation.apply(to: copy, at: time) }
    }
    return copy as? Self
  }

  /// The layer to draw at `time`, in the layer's own time: itself, or a copy with animated values.
  package final func presented(at time: CFTimeInterval) -> CALayer {
    guard let state = animationState else { return self }
    return state.presentation(
      of: self,
      at: time,
      serial: changes.appearance &* 31 &+ changes.content
    )
  }

  /// The presentation value at `path`; nil if it is not animated.
  final func presentedValue(_ path: LayerKeyPath) -> AnimatableValue? {
    guard animationState != nil else { return nil }
    let time = localTime(fromClock: CACurrentMediaTime())
    return presented(at: time).animatableValue(path)
  }

  /// Whether animations run in this layer or its sublayers, so that the appearance depends on the
  /// time.
  package final var subtreeIsAnimated: Bool { marks.contains(.subtreeHasAnimations) }
}
