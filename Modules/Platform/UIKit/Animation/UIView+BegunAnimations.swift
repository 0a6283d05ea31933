public import Foundation

/// Animations between two calls instead of in a closure, as in code from before closures.
///
/// What tells a delegate of their start and end has selectors, and is absent.
extension UIView {
  /// Begins an animation of the changes that follow, until ``commitAnimations()``.
  ///
  /// Calls may be nested. The name and the context are for a delegate, which needs selectors.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let state = AnimationState.running
    let begun = AnimationContext(
      duration: 0.2,
      delay: 0,
      options: [],
      timing: nil,
      completion: nil
    )
    state.begun.append(BegunAnimation(context: begun, outer: state.context))
    state.context = begun
  }

  /// Ends the innermost animation that was begun, and starts it.
  ///
  /// Does nothing if none was begun.
  public class func commitAnimations() {
    let state = AnimationState.running
    guard let ended = state.begun.popLast() else { return }
    // A closure that began it may have ended before, and so the animation around it.
    if state.context === ended.context { state.context = ended.outer }
    ended.context.group.close()
  }

  /// Sets the duration of the changes that follow, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    begunContext?.duration = duration
  }

  /// Sets the time before the changes that follow begin, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { begunContext?.delay = delay }

  /// Sets the curve of the changes that follow; slow at both ends by default.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    begunContext?.timing = .curve(curve.timingFunctionName)
  }

  /// Sets how often the changes that follow are repeated; 0 for once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    guard let context = begunContext else { return }
    context.repetition = (repeatCount, context.repetition?.autoreverses ?? false)
  }

  /// Sets whether the changes that follow are also animated back in each repetition.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    guard let context = begunContext else { return }
    context.repetition = (context.repetition?.count ?? 0, repeatAutoreverses)
  }

  /// The innermost animation that was begun; nil outside of all.
  private static var begunContext: AnimationContext? { AnimationState.running.begun.last?.context }
}

/// An animation that was begun and not committed yet.
struct BegunAnimation {
  let context: AnimationContext
  /// The animation around it; nil for none.
  let outer: AnimationContext?
}
