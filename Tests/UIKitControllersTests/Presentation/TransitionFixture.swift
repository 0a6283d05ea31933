import Foundation
import UIKit

/// Records its calls, and slides a view over 100 points in 0.5 seconds.
@MainActor final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: PresentationLog
  let isComing: Bool
  /// Whether the slide uses a property animator.
  var usesPropertyAnimator = false

  init(_ log: PresentationLog, isComing: Bool) {
    self.log = log
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
    }
    guard let moving = context.view(forKey: isComing ? .to : .from) ?? from.viewIfLoaded else {
      return context.completeTransition(true)
    }
    if !isComing { moving.superview?.bringSubviewToFront(moving) }
    let away = CGAffineTransform(translationX: 100, y: 0)
    if isComing { moving.transform = away }
    let move = { [isComing] in moving.transform = isComing ? .identity : away }
    let end = { context.completeTransition(!context.transitionWasCancelled) }
    guard usesPropertyAnimator else {
      UIView.animate(withDuration: 0.5, animations: move, completion: { _ in end() })
      return
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn, animations: move)
    animator.addCompletion { _ in end() }
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.lines.append("animation ended \(transitionCompleted)")
  }
}

/// Provides animators and interaction controllers.
@MainActor
final class SlidingChooser: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let log: PresentationLog
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var usesPropertyAnimator = false

  init(_ log: PresentationLog) {
    self.log = log
    super.init()
  }

  private func animator(isComing: Bool) -> SlidingAnimator {
    let animator = SlidingAnimator(log, isComing: isComing)
    animator.usesPropertyAnimator = usesPropertyAnimator
    return animator
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isComing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isComing: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.lines.append("\(operation) \(fromVC.title ?? "-") to \(toVC.title ?? "-")")
    return animator(isComing: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isComing: true) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension UIView {
  /// The displayed horizontal translation of the view, in points.
  var shownShift: CGFloat { layer.presentation()?.affineTransform().tx ?? 0 }
}
