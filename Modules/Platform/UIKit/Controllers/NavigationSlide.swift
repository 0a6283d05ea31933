import Foundation

/// The animation of pushes and pops.
///
/// The new screen slides in from the trailing edge and the old one moves by a third of the width; a
/// pop is the reverse.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of a push or pop, in seconds.
  static let duration: TimeInterval = 0.35

  private let isPop: Bool
  private let old: [UIView]
  private let new: [UIView]
  private let place: CGRect

  /// Makes an animation for views in the container, of which the new ones move to `place`.
  init(from old: [UIView], to new: [UIView], at place: CGRect, isPop: Bool) {
    self.old = old
    self.new = new
    self.place = place
    self.isPop = isPop
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let bounds = container.bounds
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isRightToLeft ? -bounds.width : bounds.width
    for view in new {
      view.frame = place.offsetBy(dx: isPop ? -width / 3 : width, dy: 0)
      view.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: .curveEaseInOut,
      animations: { [self] in
        for view in new { view.frame = place }
        for view in old {
          view.frame.origin.x = bounds.minX + (isPop ? width : -width / 3)
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
