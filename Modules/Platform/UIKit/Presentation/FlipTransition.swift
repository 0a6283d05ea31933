import Foundation

/// A transition that flips the screen to the presented controller on its back.
@MainActor final class FlipTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.75 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (front, back):
      (UITransitionContextViewControllerKey, UITransitionContextViewControllerKey) =
        isPresenting ? (.from, .to) : (.to, .from)
    guard let below = context.viewController(forKey: front)?.view,
      let above = context.viewController(forKey: back)?.view
    else { return context.completeTransition(true) }
    // The screen below is outside of the rotating container, so a snapshot represents it there.
    let image = below.snapshotView(afterScreenUpdates: true) ?? UIView()
    image.frame = container.bounds
    if isPresenting {
      container.addSubview(above)
      container.addSubview(image)
      above.isHidden = true
    }
    below.isHidden = true
    UIView.transition(
      with: container,
      duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { [isPresenting] in
        above.isHidden = !isPresenting
        if isPresenting { image.removeFromSuperview() } else { container.addSubview(image) }
      },
      completion: { _ in
        image.removeFromSuperview()
        above.isHidden = false
        below.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
