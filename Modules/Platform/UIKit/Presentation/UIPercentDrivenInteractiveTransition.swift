public import Foundation

/// Drives the animations of a transition's animator interactively.
///
/// Return one from the transitioning delegate's methods for interaction controllers, and call
/// ``update(_:)``, ``finish()`` and ``cancel()`` from a gesture. The animator's animations by
/// `UIView.animate`, keyframes and property animators follow the progress, and are reversed when
/// the transition is cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var animator: (any UIViewImplicitlyAnimating)?

  /// The duration of the whole transition, in seconds; 0 without a transition.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the transition after the interaction ended, relative to a noninteractive one;
  /// defaults to 1.
  open var completionSpeed: CGFloat = 1
  /// The timing of the animation after the interaction ended, unless ``timingCurve`` is set.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the animation after the interaction ended; nil for that of ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively.
  ///
  /// Defaults to `true`. Otherwise it runs until ``pause()``.
  open var wantsInteractiveStart = true

  /// Makes an object that can drive one transition after another.
  public override init() { super.init() }

  /// Starts a transition, whose progress is 0 until ``update(_:)``.
  ///
  /// Overrides must call `super`.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let own = context.animator else {
      return
    }
    self.context = context
    percentComplete = 0
    let animator = own.interruptibleAnimator(using: transitionContext)
    self.animator = animator
    context.driver = self
    if wantsInteractiveStart {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }

  /// Makes a running transition interactive, at its start or after an earlier interaction.
  open func pause() {
    guard let context, let animator else { return }
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    percentComplete = animator.fractionComplete
    context.pauseInteractiveTransition()
  }

  /// Sets the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let animator, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animator.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction and cancels the transition, which animates back to its start.
  open func cancel() {
    guard let context, let animator, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    animator.isReversed = true
    goOn(animator, for: percentComplete)
  }

  /// Ends the interaction and completes the transition.
  open func finish() {
    guard let context, let animator, context.isInteractive else { return }
    context.finishInteractiveTransition()
    goOn(animator, for: 1 - percentComplete)
  }

  private func goOn(_ animator: any UIViewImplicitlyAnimating, for part: CGFloat) {
    animator.continueAnimation(
      withTimingParameters: timingCurve
        ?? UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: part / max(completionSpeed, 0.01)
    )
  }

  /// Captures the animations of a closure, to drive them with the transition.
  final func capture(_ changes: () -> Void) {
    guard let animator = animator as? UIViewPropertyAnimator else { return changes() }
    animator.capture(changes)
  }

  /// Ends the transition, whose animations are set to their end.
  final func endDriving(completing: Bool) {
    guard let animator else { return }
    self.animator = nil
    context = nil
    guard completing, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
