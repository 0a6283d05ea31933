import Foundation

/// A presentation or dismissal, as an animator sees it.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let presented: UIViewController
  private let presenting: UIViewController
  private let presentedView: UIView?
  private let presentedFrame: CGRect
  /// Whether the view of the screen below leaves the window, or comes back to it.
  private let movesPresenter: Bool
  private let isPresenting: Bool
  /// Called as the animator completes the transition.
  var onComplete: (() -> Void)?

  init(of arranger: UIPresentationController, in container: UIView, isPresenting: Bool) {
    containerView = container
    presentationStyle = arranger.presentationStyle
    presented = arranger.presentedViewController
    presenting = arranger.presentingViewController
    presentedView = arranger.presentedView
    presentedFrame = arranger.frameOfPresentedViewInContainerView
    movesPresenter = arranger.shouldRemovePresentersView
    self.isPresenting = isPresenting
    super.init()
  }

  var isAnimated: Bool { true }
  var transitionWasCancelled: Bool { false }

  func completeTransition(_ didComplete: Bool) {
    let onComplete = onComplete
    self.onComplete = nil
    onComplete?()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresenting ? presenting : presented
    case .to: isPresenting ? presented : presenting
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let other = movesPresenter ? presenting.viewIfLoaded : nil
    return switch key {
    case .from: isPresenting ? other : presentedView
    case .to: isPresenting ? presentedView : other
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : presentedView?.frame ?? .zero }
    return vc === presenting ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? presentedFrame : .zero }
    return vc === presenting ? containerView.bounds : .zero
  }
}
