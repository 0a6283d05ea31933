public import Foundation
import QuartzCore

extension UIView {
  /// Animates changes to views made in a closure.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext(
      duration: duration,
      delay: delay,
      options: options,
      timing: nil,
      completion: completion
    ).run { layingOutIfAsked(options, animations) }
  }

  /// Animates changes to views made in a closure, and calls another one on completion.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Animates changes to views made in a closure.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates changes to views with a spring that settles after `duration`.
  ///
  /// With a damping ratio of 1 there is no oscillation, with smaller ones there is. The velocity is
  /// in multiples of the distance per second.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = max(dampingRatio, 0.01)
    let frequency = springFrequency(dampingRatio: ratio, settlingIn: max(duration, 0.001))
    AnimationContext(
      duration: duration,
      delay: delay,
      options: options,
      timing: .spring(
        stiffness: frequency * frequency,
        damping: 2 * ratio * frequency,
        velocity: velocity
      ),
      completion: completion
    ).run { layingOutIfAsked(options, animations) }
  }

  /// Animates changes to views with a spring that has the perceived duration `duration`.
  ///
  /// With a bounce of 0 there is no oscillation, with 1 it is endless, and negative values overdamp
  /// the spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = bounce >= 0 ? max(1 - bounce, 0.01) : 1 / max(1 + bounce, 0.01)
    let frequency = 2 * .pi / CGFloat(max(duration, 0.001))
    let decay = ratio <= 1 ? ratio * frequency : frequency / (2 * ratio)
    let settling = duration > 0 ? Double(7 / decay) : 0
    let context = AnimationContext(
      duration: settling,
      delay: delay,
      options: options,
      timing: .spring(
        stiffness: frequency * frequency,
        damping: 2 * ratio * frequency,
        velocity: initialSpringVelocity
      ),
      completion: completion
    )
    context.run { animations() }
  }

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = AnimationState.running
    let outer = state.areEnabled
    state.areEnabled = false
    actionsWithoutAnimation()
    state.areEnabled = outer
  }

  /// Enables or disables animations globally.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.running.areEnabled = enabled
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { AnimationState.running.areEnabled }

  /// The duration of the current animation block, in seconds; 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationState.running.context?.duration ?? 0
  }

  /// The frequency, in radians per second, of a spring that is within a thousandth of its end after
  /// `time`.
  static func springFrequency(
    dampingRatio: CGFloat,
    settlingIn time: TimeInterval
  ) -> CGFloat {
    let product: CGFloat
    if dampingRatio < 1 {
      product = log(1000) / dampingRatio
    } else if dampingRatio == 1 {
      // (1 + x) e^-x = 0.001
      product = 9.2334
    } else {
      let slow = dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
      product = log(1000) / slow
    }
    return product / CGFloat(time)
  }

  static func layingOutIfAsked(
    _ options: AnimationOptions,
    _ animations: () -> Void
  ) {
    animations()
    guard options.contains(.layoutSubviews) else { return }
    for window in UIScreen.running.windows { window.layoutIfNeeded() }
  }

  // MARK: Actions of layers

  /// The properties of layers that `UIView.animate` animates.
  private static let animatedKeys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius",
    "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
    "shadowPath", "anchorPoint", "path", "fillColor", "strokeColor", "lineWidth", "strokeStart",
    "strokeEnd", "colors", "locations", "startPoint", "endPoint", "contentsRect", "zPosition",
    "_backdrop", "_vibrancy", "_cornerRadii",
  ]

  /// The action that suppresses animation, including the implicit one of layers without a view.
  private static let noAction = NSNull()

  final func viewAnimationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    let state = AnimationState.running
    guard let context = state.context, state.areEnabled,
      Self.animatedKeys.contains(key),
      let animation = context.animation(for: self, layer: layer, key: key)
    else { return Self.noAction }
    return animation
  }
}
