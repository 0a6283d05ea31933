public import Foundation
internal import QuartzCore

extension UIView {
  /// An animation that the system has for an occasion.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and leave their superviews.
    case delete = 0
  }

  /// How long views take to go, in seconds.
  private static let deletionDuration: TimeInterval = 0.3

  /// Plays an animation of the system on views, beside animations of the program's own.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views that it is about.
  ///   - options: How the program's animations run.
  ///   - parallelAnimations: Changes that are animated meanwhile.
  ///   - completion: Called at the end, with whether the animation was played to its end; views
  ///     that were deleted have left their superviews by then.
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
          // A view that is used again looks as before.
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(isFinished)
      }
    )
  }

  /// Makes the changes of a block, inside of that of an animation, so many times.
  ///
  /// Outside of an animation the changes are made without one.
  ///
  /// - Parameters:
  ///   - count: How many times each change is animated; parts of a time count.
  ///   - autoreverses: Whether each time goes back to where it began.
  ///   - animations: The changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let context = AnimationContext.current else { return animations() }
    let outer = context.repetition
    context.repetition = (Float(count), autoreverses)
    animations()
    context.repetition = outer
  }
}
