import Foundation

extension UIPresentationController {
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    presentedViewController.transitioningDelegate
  }

  /// The flip animator, if the transition style is `flipHorizontal`.
  private func flip(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard transitionStyle == .flipHorizontal, self is FullScreenPresentation else { return nil }
    return FlipTransition(isPresenting: isPresenting)
  }

  /// The animator of the presentation; nil for one that moves the presented view.
  final var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    let presenting = presentingViewController
    return transitioningDelegate?.animationController(
      forPresented: presentedViewController,
      presenting: presenting,
      source: presentedViewController.storedPresentation?.source ?? presenting
    ) ?? flip(isPresenting: true)
  }

  /// The animator of the dismissal; nil for one that moves the presented view.
  final var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(forDismissed: presentedViewController)
      ?? flip(isPresenting: false)
  }

  /// Returns the interaction controller for an animator; nil for an animation over time.
  final func interaction(
    for animator: (any UIViewControllerAnimatedTransitioning)?,
    isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let animator, let transitioningDelegate else { return nil }
    return isPresenting
      ? transitioningDelegate.interactionControllerForPresentation(using: animator)
      : transitioningDelegate.interactionControllerForDismissal(using: animator)
  }

  /// Makes the transition's context for an animator.
  ///
  /// The controller below is the one that presents `lowest`: this presentation, or the lowest of
  /// those that end with it.
  final func makeContext(
    in container: UIView,
    isPresenting: Bool,
    isAnimated: Bool,
    above lowest: UIPresentationController
  ) -> TransitionContext {
    let (presented, presenting) = (presentedViewController, lowest.presentingViewController)
    // The presenting view is removed from the window, added to it again, or remains.
    let below = TransitionContext.Side(
      controller: presenting,
      view: { [movesBelow = lowest.shouldRemovePresentersView] in
        movesBelow ? presenting.viewIfLoaded : nil
      },
      initialFrame: container.bounds,
      finalFrame: { container.bounds }
    )
    let above = TransitionContext.Side(
      controller: presented,
      // A program may make the view in `presentationTransitionWillBegin`.
      view: { [weak self, view = isPresenting ? nil : presentedView] in
        view ?? self?.presentedView
      },
      initialFrame: isPresenting ? .zero : presentedView?.frame ?? .zero,
      finalFrame: { [unowned self] in
        isPresenting ? frameOfPresentedViewInContainerView : .zero
      }
    )
    return TransitionContext(
      in: container,
      style: presentationStyle,
      from: isPresenting ? below : above,
      to: isPresenting ? above : below,
      isAnimated: isAnimated
    )
  }

  /// Runs a transition with an animator.
  final func run(
    _ transition: PresentationTransition,
    by animator: any UIViewControllerAnimatedTransitioning,
    _ context: TransitionContext
  ) {
    transition.context = context
    context.onComplete = { didComplete in
      transition.finish(completed: didComplete)
      animator.animationEnded(didComplete)
    }
    if let coordinator { context.run(animator, coordinator) }
  }
}

extension UIViewController {
  /// The coordinator of the transition in progress: a presentation, a dismissal or an exchange of a
  /// container's children; nil if there is none.
  final var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.containerCoordinator { return coordinator }
      controller = current.storedParent
    }
    return presentee?.storedPresentation?.controller?.coordinator
      ?? presenter?.storedPresentation?.presented?.storedPresentation?.controller?.coordinator
  }
}
