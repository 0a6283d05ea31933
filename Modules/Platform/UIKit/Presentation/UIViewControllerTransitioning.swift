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

/// What an animator is to animate.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether anything is to be animated.
  var isAnimated: Bool { get }
  /// Whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is shown.
  var presentationStyle: UIModalPresentationStyle { get }
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

/// Animates how a controller comes or goes.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates, and completes the transition at the end.
  ///
  /// A view that comes is added to the container here.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing: the method is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Chooses who arranges and who animates a controller that is presented.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Who animates the controller as it comes; nil for the system.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who animates the controller as it goes; nil for the system.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who arranges the controller, where its style is `custom`; nil covers the screen.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// `nil`: the system animates.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// `nil`: the system animates.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// `nil`: the screen is covered.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
