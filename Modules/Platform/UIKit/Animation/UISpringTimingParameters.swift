public import Foundation
import QuartzCore

/// How an animator moves as a spring does, which may pass its end and return.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The definition of a spring.
  enum Definition {
    /// A spring that settles within the duration of the animator.
    case damping(ratio: CGFloat)
    /// A spring with a duration of its own.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let definition: Definition

  /// The initial velocity, in multiples of the distance per second; animators of a single value use
  /// `dx`.
  open private(set) var initialVelocity: CGVector

  /// Makes the system's spring, which does not oscillate.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that settles within the duration of its animator.
  ///
  /// It does not oscillate with a damping ratio of 1, and more so the smaller the ratio is.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    definition = .damping(ratio: max(ratio, 0.01))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring without initial velocity that settles within the duration of its animator.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring from physical parameters, which ignores the duration of its animator.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    definition = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring with a perceived duration in seconds; it does not oscillate with a bounce of 0.
  public convenience init(
    duration: TimeInterval,
    bounce: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: 1,
      stiffness: spring.stiffness,
      damping: spring.damping,
      initialVelocity: velocity
    )
  }

  /// Makes a spring without initial velocity, with a perceived duration in seconds.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always nil: this is not a curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
