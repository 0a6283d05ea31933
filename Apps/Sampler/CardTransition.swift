import UIKit

/// Presents a card in the lower half of the screen: it grows out of its place and shrinks back.
class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: false) }
}

class CardPresentationController: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.inset(
      by: UIEdgeInsets(top: bounds.height / 2, left: 16, bottom: 34, right: 16)
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 1 },
      completion: nil
    )
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 },
      completion: nil
    )
  }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    if isPresenting {
      transitionContext.containerView.addSubview(view)
      if let card = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: card)
      }
      view.transform = small
      view.alpha = 0
    }
    let isPresenting = isPresenting
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      dampingRatio: 0.8
    ) {
      view.transform = isPresenting ? .identity : small
      view.alpha = isPresenting ? 1 : 0
    }
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    animator.startAnimation()
  }
}
