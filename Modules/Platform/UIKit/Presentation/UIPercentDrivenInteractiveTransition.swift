public import Foundation

/// Moves the animations of a transition's animator to where the reader's finger is.
///
/// Return one from the methods of a delegate that ask for interaction controllers, and call
/// ``update(_:)``, ``finish()`` and ``cancel()`` from a gesture. What the animator animates by
/// `UIView.animate`, keyframes and property animators goes along, and goes back to where it was
/// when the transition is cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var animator: (any UIViewImplicitlyAnimating)?

  /// The duration of the whole transition, in seconds; 0 while there is none.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How much of the transition is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the transition continues once the reader let go; 1 is as fast as without a reader.
  open var completionSpeed: CGFloat = 1
  /// The pace at which it continues, unless there is a ``timingCurve``.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace at which it continues; `nil` for that of ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition waits for the reader from the start.
  ///
  /// `true` by default. Otherwise it runs until ``pause()``.
  open var wantsInteractiveStart = true

  /// Makes one for one transition after another.
  public override init() { super.init() }

  /// Begins a transition that stays where it is until ``update(_:)``.
  ///
  /// Overrides call `super`.
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

  /// Takes hold of a transition that runs, as it began or after the reader let go.
  open func pause() {
    guard let context, let animator else { return }
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    percentComplete = animator.fractionComplete
    context.pauseInteractiveTransition()
  }

  /// Moves the transition to a part of it, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, let animator, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animator.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// The reader let go: the transition returns to its start.
  open func cancel() {
    guard let context, let animator, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    animator.isReversed = true
    goOn(animator, for: percentComplete)
  }

  /// The reader let go: the transition continues to its end.
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

  /// Has what a closure animates go along with the transition.
  final func capture(_ changes: () -> Void) {
    guard let animator = animator as? UIViewPropertyAnimator else { return changes() }
    animator.capture(changes)
  }

  /// The transition is over, or something else cannot wait for it: everything is at the end.
  final func letGo(completing: Bool) {
    guard let animator else { return }
    self.animator = nil
    context = nil
    guard completing, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
