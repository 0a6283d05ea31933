public import Foundation

/// Says which controller of a transition is requested from its context.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name under which the context finds the controller.
  public let rawValue: String
  /// Makes a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The view controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Says which view of a transition is requested from its context.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name under which the context finds the view.
  public let rawValue: String
  /// Makes a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is removed; nil if it stays in the window.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is added; nil if it is in the window already.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of an animated transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the animated views.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` if a container exchanges its children.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition; always identity.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition returns to its start.
  func cancelInteractiveTransition()
  /// Reports that a running transition became interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator must call it exactly once.
  func completeTransition(_ didComplete: Bool)
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, which is the presentation controller's `presentedView` for a
  /// presented controller.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition, in the coordinates of the
  /// container; zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates the transition between two view controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the transition and completes it at the end.
  ///
  /// The animator adds the new view to the container.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator of the transition, the same one in each call; an interaction pauses,
  /// scrubs and reverses it.
  ///
  /// By default, the animations of ``animateTransition(using:)`` by `UIView.animate`, keyframes and
  /// property animators are driven together.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns an animator that captures the animations of ``animateTransition(using:)``, with linear
  /// timing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      capturing: { [self] in animateTransition(using: transitionContext) }
    )
  }
}
