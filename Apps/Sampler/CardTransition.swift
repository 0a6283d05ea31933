import UIKit

/// Presents a card in the lower half of the screen: it grows from its frame and shrinks back.
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
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }
}

class CardPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 16, y: bounds.midY, width: bounds.width - 32, height: bounds.midY - 34)
  }

  override func presentationTransitionWillBegin() { dim(0.4) }
  override func dismissalTransitionWillBegin() { dim(0) }

  private func dim(_ alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.containerView?.backgroundColor = .black.withAlphaComponent(alpha)
    })
  }
}

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.view(forKey: .to)
    guard let card = incoming ?? transitionContext.view(forKey: .from) else { return }
    let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
    if incoming != nil, let controller = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(card)
      card.frame = transitionContext.finalFrame(for: controller)
      card.transform = small
      card.alpha = 0
    }
    let duration = transitionDuration(using: transitionContext)
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.8) {
      card.transform = incoming == nil ? small : .identity
      card.alpha = incoming == nil ? 0 : 1
    }
    animator.addCompletion { _ in transitionContext.completeTransition(true) }
    animator.startAnimation()
  }
}
