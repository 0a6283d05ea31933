import Foundation

extension UITabBarController {
  /// Shows the selected tab with the delegate's animator.
  ///
  /// - Returns: Whether there is an animator; otherwise the tabs change immediately.
  func animateSelection() -> Bool {
    guard isOnScreen, let old = shown, let new = selected, let delegate,
      let animator = delegate.tabBarController(
        self,
        animationControllerForTransitionFrom: old,
        to: new
      )
    else { return false }
    shown = new
    let context = TransitionContext(
      in: contentView,
      from: old,
      to: new,
      isAnimated: true
    ) { [weak self, contentView] in
      self?.frame(of: $0, in: contentView) ?? contentView.bounds
    }
    context.prepare(
      animator,
      delegate.tabBarController(self, interactionControllerFor: animator),
      duration: 0
    )
    let coordinator = TransitionCoordinator(context: context)
    self.coordinator = coordinator
    new.containerSafeAreaInsets.bottom = barInset(of: new)
    let endExchange = beginExchange(of: old, for: new, animated: true)
    let transition = PresentationTransition(of: []) { [self] completed in
      self.transition = nil
      self.coordinator = nil
      if completed {
        if new.viewIfLoaded?.superview !== contentView { place(new, in: contentView) }
        endExchange()
      } else {
        revert(from: old, to: new)
      }
      updateBar(animated: false)
      coordinator.end()
      view.setNeedsLayout()
    }
    self.transition = transition
    transition.context = context
    context.onComplete = { didComplete in
      transition.finish(completed: didComplete)
      animator.animationEnded(didComplete)
    }
    updateBar(animated: true)
    context.run(animator, coordinator)
    return true
  }

  /// Called when an interactive change of the selection was cancelled.
  private func revert(from old: UIViewController, to new: UIViewController) {
    selected = old
    shown = old
    tabBar.selectedItem = selectedBarItem
    cancelExchange(of: old, for: new) {
      if old.viewIfLoaded?.superview !== contentView { place(old, in: contentView) }
    }
  }
}
