public import Foundation

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is seen after.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes; nil where it stays in the window below.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil where it is in the window already.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of an animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether anything is to be animated.
  var isAnimated: Bool { get }
  /// Whether the reader's finger, and not the clock, moves the transition at present.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is shown; `none` where a container exchanges its children.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How views are to be turned; identity, for there are no orientations on this platform.
  var targetTransform: CGAffineTransform { get }
  /// Says how much of an interactive transition is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the reader let go, and that the transition continues to its end.
  func finishInteractiveTransition()
  /// Says that the reader let go, and that the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Says that the reader took hold of the transition while it ran.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator MUST call it once.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition, which is another one than the controller's where a presentation
  /// controller says so.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is before, in points of the container; zero where it is not.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller is to be after; zero where it is not.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates how a controller appears or disappears.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates, and completes the transition at the end.
  ///
  /// A view that comes is added to the container here.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of the transition, which is the same one for each call: what an interaction
  /// pauses, moves and reverses.
  ///
  /// Unless it is implemented, what ``animateTransition(using:)`` animates by `UIView.animate`,
  /// keyframes or property animators is moved together.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing: the method is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// An animator of what ``animateTransition(using:)`` animates; it starts at an even pace.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      capturing: { [self] in animateTransition(using: transitionContext) }
    )
  }
}
