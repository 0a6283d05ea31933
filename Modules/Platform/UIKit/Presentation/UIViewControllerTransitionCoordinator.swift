public import Foundation

/// The known state of a transition while it is in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was taken back.
  var isCancelled: Bool { get }
  /// Whether the reader moved the transition from its start.
  var initiallyInteractive: Bool { get }
  /// Whether the reader moves the transition at present.
  var isInteractive: Bool { get }
  /// Whether the reader can take hold of the transition while it runs.
  var isInterruptible: Bool { get }
  /// The duration of the transition, in seconds; 0 for one that is not animated.
  var transitionDuration: TimeInterval { get }
  /// How much was done when the reader last moved the transition or let go, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the transition continues once the reader let go; 1 is as fast as without a reader.
  var completionVelocity: CGFloat { get }
  /// The pace at which it continues.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// How the controller is shown; `none` where a container exchanges its children.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How views are turned; identity, for there are no orientations on this platform.
  var targetTransform: CGAffineTransform { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil where it stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets other changes go along with a presentation or a dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes together with the transition, and calls a closure at its end; false once the
  /// transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for changes of views outside of the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure each time that the reader lets go of the transition or takes hold of it;
  /// `isCancelled` says where it goes.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  /// Calls a handler when the reader lets go; the older way to say it.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes together with the transition; false once that is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
