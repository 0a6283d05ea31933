public import Foundation
import QuartzCore

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How a spring was described.
  enum Definition {
    /// It comes to rest within the duration of the animator.
    case damping(ratio: CGFloat)
    /// It takes as long as it takes.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let definition: Definition

  /// The speed at the start, in whole distances a second; animators of one value go by `dx`.
  open private(set) var initialVelocity: CGVector

  /// Makes the system's spring, which does not swing.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that comes to rest within the duration of its animator: 1 does not swing, less
  /// does.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    definition = .damping(ratio: max(ratio, 0.01))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring that comes to rest within the duration of its animator and starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring of a mass, whatever the duration of its animator.
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

  /// Makes a spring that seems to take a duration: a bounce of 0 does not swing, more does.
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

  /// Makes a spring that seems to take a duration and starts at rest.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nothing: this is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
