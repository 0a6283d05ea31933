public import Foundation

/// Drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts an interactive transition.
  ///
  /// Afterwards, update its progress and its outcome with the methods of the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the transition after the interaction ended, relative to a noninteractive one.
  var completionSpeed: CGFloat { get }
  /// The timing of the animation after the interaction ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively; otherwise it runs until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Defaults to 1.
  public var completionSpeed: CGFloat { 1 }
  /// Defaults to `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Defaults to `true`.
  public var wantsInteractiveStart: Bool { true }
}
