import Foundation

// Transitions between screens: the system's, those of the delegate's animators, and interactive
// ones.

extension UINavigationController {
  /// Shows the top of the stack after a change.
  ///
  /// - Parameters:
  ///   - change: The controllers that were added to the stack and removed from it.
  ///   - animated: Whether the transition is animated.
  ///   - settles: Whether added and removed controllers receive containment callbacks, and removed
  ///     ones remain children until the end.
  /// - Returns: Whether the callbacks are sent, now or at the end of a transition.
  @discardableResult
  func show(_ change: StackChange, animated: Bool, settles: Bool = true) -> Bool {
    let top = stack.last
    guard isViewLoaded, top !== shown else {
      navigationBar.items = stack.map(\.navigationItem)
      return false
    }
    let old = shown
    let animated = animated && isOnScreen && old != nil
    let context = prepareTransition(from: old, to: top, isPop: change.isPop, animated: animated)
    let isInteractive = context?.initiallyInteractive == true
    // A pop that the reader can cancel is announced when it is certain.
    if settles, !isInteractive { announceRemoval(by: change) }
    shown = top
    // The new screen loads before the old one is notified, and the delegate after both.
    top?.loadViewIfNeeded()
    let endExchange = beginExchange(of: old, for: top, animated: animated)
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    beginFollowing(top)
    if let top {
      updateInsets()
      let oldView = change.isPop ? old?.viewIfLoaded : nil
      if context?.animator == nil {
        place(top, in: contentView, below: oldView?.superview === contentView ? oldView : nil)
      }
    }
    let moveBar = exchangeBar(isPop: change.isPop, animated: animated, isInteractive: isInteractive)
    showToolbarItems(animated: animated)
    let toolbarMove = toolbarMove(animated: animated)
    let finish = { [self] in
      toolbarMove.end(true)
      endExchange()
      if settles {
        if isInteractive { announceRemoval(by: change) }
        settleChildren(of: change)
      }
      if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
      notifyBarDelegate(of: change)
    }
    guard animated, let context, let old, let top, let coordinator else {
      moveBar()
      placeBar()
      let coordinator = coordinator
      coordinator?.begin()
      // The appearing controller may begin another transition with its own coordinator.
      self.coordinator = nil
      finish()
      coordinator?.end()
      return settles
    }
    coordinator.animate(alongsideTransition: { [self] _ in
      moveBar()
      placeBar()
      toolbarMove.animations()
      if isInteractive { (parent as? UITabBarController)?.updateBar(animated: true) }
    })
    run(context, coordinator, from: old, to: top, change) { [self] completed in
      completed ? finish() : revert(change, from: old, to: top)
    }
    return settles
  }

  /// Notifies the delegate of the bar of pushes and pops.
  private func notifyBarDelegate(of change: StackChange) {
    guard let delegate = navigationBar.delegate, !change.old.isEmpty else { return }
    if change.isPop {
      guard let item = change.old.last?.navigationItem else { return }
      delegate.navigationBar(navigationBar, didPop: item)
    } else if let item = navigationBar.topItem {
      delegate.navigationBar(navigationBar, didPush: item)
    }
  }

  /// Prepares the animator, the interaction controller and the coordinator of the transition.
  private func prepareTransition(
    from old: UIViewController?,
    to top: UIViewController?,
    isPop: Bool,
    animated: Bool
  ) -> TransitionContext? {
    guard let old, let top else { return nil }
    let context = TransitionContext(
      in: contentView,
      from: old,
      to: top,
      isAnimated: animated
    ) { [weak self, contentView] in
      self?.frame(of: $0, in: contentView) ?? contentView.bounds
    }
    let animator =
      animated
      ? delegate?.navigationController(
        self,
        animationControllerFor: isPop ? .pop : .push,
        from: old,
        to: top
      ) : nil
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    context.prepare(
      animator,
      animator == nil && animated ? popGesture.interaction : interaction,
      duration: NavigationSlide.duration
    )
    coordinator = TransitionCoordinator(context: context)
    return context
  }

  /// Shows the items of the stack in the bar: immediately, sliding, or fading interactively.
  private func exchangeBar(isPop: Bool, animated: Bool, isInteractive: Bool) -> () -> Void {
    let exchange = { [self] in
      navigationBar.exchange(
        to: stack.map(\.navigationItem),
        rows: barRows,
        isPop: isPop,
        animated: animated
      )
    }
    let old = navigationBar.rows
    let isPlain = max(old.large, old.search, barRows.large, barRows.search) <= 0
    guard isInteractive, isPlain else { return exchange() }
    return { [navigationBar] in
      UIView.transition(
        with: navigationBar,
        duration: NavigationSlide.duration,
        options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: { exchange()() }
      )
    }
  }

  private func run(
    _ context: TransitionContext,
    _ coordinator: TransitionCoordinator,
    from old: UIViewController,
    to top: UIViewController,
    _ change: StackChange,
    completion: @escaping (_ completed: Bool) -> Void
  ) {
    let own = context.animator
    let slide = NavigationSlide(
      from: [old.viewIfLoaded, old.contextContainer].compactMap { $0 },
      to: [top.viewIfLoaded, top.contextContainer].compactMap { $0 },
      at: frame(of: top, in: contentView),
      isPop: change.isPop
    )
    let animator = own ?? slide
    if own == nil { context.prepare(slide, context.interaction, duration: 0) }
    transitionsInFlight += 1
    let transition = PresentationTransition(of: []) { [self] completed in
      transitionsInFlight -= 1
      navigationBar.largeTitleRow?.endDeparture()
      // A later change may show another screen.
      if completed, top === shown, top.viewIfLoaded?.superview !== contentView {
        place(top, in: contentView)
      }
      if transitionsInFlight == 0 { self.transition = nil }
      if self.coordinator === coordinator { self.coordinator = nil }
      completion(completed)
      coordinator.end()
      view.setNeedsLayout()
    }
    transition.context = context
    context.onComplete = { didComplete in
      transition.finish(completed: didComplete)
      animator.animationEnded(didComplete)
    }
    // Transitions with a custom animator or an interaction block others; slides may overlap.
    if own != nil || context.initiallyInteractive { self.transition = transition }
    context.run(animator, coordinator)
  }

  // MARK: Children

  /// Updates the children for a change of the stack.
  ///
  /// Controllers that a later change added or removed again are skipped.
  func settleChildren(of change: StackChange) {
    for controller in change.removed where controller.parent === self {
      if !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }
    for controller in change.added where controller.parent === self {
      if stack.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
    }
  }

  /// Notifies the controllers that are removed from the stack.
  func announceRemoval(by change: StackChange) {
    for controller in change.removed { controller.willMove(toParent: nil) }
  }

  /// Restores the stack and the screen after a cancelled change.
  private func revert(
    _ change: StackChange,
    from old: UIViewController,
    to top: UIViewController
  ) {
    stack = change.old
    shown = old
    cancelExchange(of: old, for: top) {
      beginFollowing(old)
      updateInsets()
      if old.viewIfLoaded?.superview !== contentView { place(old, in: contentView) }
      UIView.performWithoutAnimation {
        navigationBar.exchange(
          to: stack.map(\.navigationItem),
          rows: barRows,
          isPop: false,
          animated: false
        )()
        placeBar()
      }
      showToolbarItems(animated: false)
      toolbarMove(animated: false).end(true)
    }
    for controller in change.removed { controller.movesFromParent = false }
    for controller in change.added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    (parent as? UITabBarController)?.updateBar(animated: false)
  }
}
