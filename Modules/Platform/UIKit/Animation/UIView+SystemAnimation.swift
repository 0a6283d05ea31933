public import Foundation
internal import QuartzCore

extension UIView {
  /// An animation provided by the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades out views, and removes them from their superviews.
    case delete = 0
  }

  /// The duration of a deletion, in seconds.
  private static let deletionDuration: TimeInterval = 0.3

  /// Runs a system animation on views, together with other animations.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views to animate.
  ///   - options: The options for `parallelAnimations`.
  ///   - parallelAnimations: Changes to animate at the same time.
  ///   - completion: Called at the end, with whether the animation was completed; deleted views
  ///     have been removed from their superviews by then.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(
      withDuration: deletionDuration,
      delay: 0,
      options: options,
      animations: {
        for (view, _, transform) in looks {
          view.alpha = 0
          view.transform = transform.scaledBy(x: 0.3, y: 0.3)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, alpha, transform) in looks {
          view.removeFromSuperview()
          // Restore the appearance for a view that is reused.
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(isFinished)
      }
    )
  }

  /// Repeats the animation of changes, in the closure of an animation.
  ///
  /// Outside of an animation the changes are made immediately.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which may be fractional.
  ///   - autoreverses: Whether each repetition is followed by one in reverse.
  ///   - animations: The changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let context = AnimationState.running.context else { return animations() }
    let outer = context.repetition
    context.repetition = (Float(count), autoreverses)
    animations()
    context.repetition = outer
  }
}
