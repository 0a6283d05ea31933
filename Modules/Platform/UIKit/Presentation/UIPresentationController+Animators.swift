import Foundation

extension UIPresentationController {
  private var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    presentedViewController.transitioningDelegate
  }

  /// Who animates the controller as it comes, where it is not the system.
  final var presentingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    let presenting = presentingViewController
    return transitioningDelegate?.animationController(
      forPresented: presentedViewController,
      presenting: presenting,
      source: presentedViewController.storedPresentation?.source ?? presenting
    )
  }

  /// Who animates the controller as it goes, where it is not the system.
  final var dismissingAnimator: (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(forDismissed: presentedViewController)
  }

  /// Has an animator move everything.
  final func run(
    _ transition: PresentationTransition,
    by animator: any UIViewControllerAnimatedTransitioning,
    _ context: TransitionContext
  ) {
    context.onComplete = {
      transition.finish()
      animator.animationEnded(true)
    }
    animator.animateTransition(using: context)
    coordinator?.begin()
  }
}

extension UIViewController {
  final var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentee?.storedPresentation?.controller?.coordinator
      ?? presenter?.storedPresentation?.presented?.storedPresentation?.controller?.coordinator
  }
}
