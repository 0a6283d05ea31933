import Foundation

/// How screens of a stack come and go: the new one comes in from the trailing edge, the old one
/// gives way by a third; a pop is the same backwards.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long a push or pop takes, in seconds.
  static let duration: TimeInterval = 0.35

  private let isPop: Bool
  private let old: [UIView]
  private let new: [UIView]

  /// Makes one for views that are in the container already.
  init(from old: [UIView], to new: [UIView], isPop: Bool) {
    self.old = old
    self.new = new
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
    let behind = bounds.offsetBy(dx: -width / 3, dy: 0)
    let ahead = bounds.offsetBy(dx: width, dy: 0)
    for view in new {
      view.frame = isPop ? behind : ahead
      view.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: .curveEaseInOut,
      animations: { [self] in
        for view in new { view.frame = bounds }
        for view in old { view.frame = isPop ? ahead : behind }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
