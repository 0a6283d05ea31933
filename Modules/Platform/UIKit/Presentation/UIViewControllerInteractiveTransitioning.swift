public import Foundation

/// Moves a transition as the reader's finger does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins a transition that the reader moves.
  ///
  /// From here on the methods of the context say how far it is, and whether it goes to its end.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition continues once the reader let go; 1 is as fast as without a reader.
  var completionSpeed: CGFloat { get }
  /// The pace at which it continues.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition waits for the reader from the start; otherwise it runs until the reader
  /// takes hold of it.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as without a reader.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It waits.
  public var wantsInteractiveStart: Bool { true }
}
