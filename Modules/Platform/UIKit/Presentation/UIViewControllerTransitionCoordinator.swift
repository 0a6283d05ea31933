public import Foundation

/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition can become interactive while it runs.
  var isInterruptible: Bool { get }
  /// The duration of the transition, in seconds; 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// The progress at the end of the last interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the transition after the interaction ended, relative to a noninteractive one.
  var completionVelocity: CGFloat { get }
  /// The timing of the animation after the interaction ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the animated views.
  var containerView: UIView { get }
  /// The presentation style; `none` if a container exchanges its children.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition; always identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; nil if it stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates changes alongside a presentation or a dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition, and calls a closure at its end; returns `false` if
  /// the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of views outside the transition's container alongside the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure whenever an interactive transition starts or stops being interactive;
  /// `isCancelled` is its outcome.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls a handler when the interactive part ends; superseded by
  /// `notifyWhenInteractionChanges(_:)`.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition; returns `false` if it has ended.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
