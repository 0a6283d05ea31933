import CoreGraphics
public import Foundation

/// An animation of a property as if a spring pulled it to its last value.
///
/// The value solves `mass * x'' + damping * x' + stiffness * x = 0`, x the distance left. Set
/// `duration` to `settlingDuration` to see all of it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; greater than 0.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; greater than 0.
  open var stiffness: CGFloat = 100
  /// How much the motion is braked; 0 swings for ever.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in distances per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping past the critical one makes the motion slower, rather than being cut to it.
  open var allowsOverdamping = false

  /// How long it takes until the value stays within a thousandth of the distance, in seconds.
  open var settlingDuration: CFTimeInterval { motion.settlingTime(within: 0.001) }

  /// The apparent duration of the motion, in seconds: the period of the spring without damping.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(max(stiffness, 1e-9))).squareRoot()
  }

  /// How far the spring overshoots: 0 not at all, 1 for ever, negative for an overdamped one.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return ratio <= 1 ? CGFloat(1 - ratio) : CGFloat(1 / ratio - 1)
  }

  /// Creates a spring without a property.
  public override init() {
    super.init()
  }

  /// Creates a spring that seems to take `perceptualDuration` seconds and overshoots by `bounce`,
  /// -1 to 1.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let frequency = 2 * .pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(Double(bounce), -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * ratio * frequency)
    duration = settlingDuration
  }

  override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return duplicateBasic(into: copy)
  }

  var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      initialVelocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }
}

/// The motion of a damped spring from 0 to 1, solved exactly.
package struct SpringMotion: Sendable {
  /// The angular frequency without damping, in radians per second.
  package let frequency: Double
  /// The damping as a part of the critical damping.
  package let dampingRatio: Double
  private let velocity: Double

  package init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double,
    allowsOverdamping: Bool = true
  ) {
    let mass = max(mass, 1e-9)
    let stiffness = max(stiffness, 1e-9)
    frequency = (stiffness / mass).squareRoot()
    let ratio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    dampingRatio = allowsOverdamping ? ratio : min(ratio, 1)
    velocity = initialVelocity
  }

  /// The place at `time` seconds: 0 at first, 1 at last.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let w = frequency
    let z = dampingRatio
    // The distance left starts at 1 with speed -velocity.
    if z < 1 - 1e-6 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w - velocity) / wd
      return 1 - exp(-z * w * time) * (cos(wd * time) + b * sin(wd * time))
    }
    if z <= 1 + 1e-6 {
      return 1 - exp(-w * time) * (1 + (w - velocity) * time)
    }
    let root = (z * z - 1).squareRoot()
    let slow = -w * (z - root)
    let fast = -w * (z + root)
    let a = (-velocity - fast) / (slow - fast)
    return 1 - (a * exp(slow * time) + (1 - a) * exp(fast * time))
  }

  /// The time after which the value stays within `distance` of 1; infinite for a spring without
  /// damping.
  package func settlingTime(within distance: Double) -> Double {
    guard dampingRatio > 1e-9 else { return .infinity }
    // The envelope bounds the motion; the last time it leaves the band is searched backwards from
    // there.
    let decay =
      dampingRatio < 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    let amplitude = 2 + abs(velocity) / max(frequency, 1e-9)
    let bound = (Foundation.log(amplitude / distance) + 6) / decay
    let step = min(bound / 4096, 0.05 / frequency)
    var time = bound
    while time > 0 && abs(value(at: time) - 1) < distance { time -= step }
    var inside = time + step
    var outside = max(time, 0)
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if abs(value(at: middle) - 1) < distance { inside = middle } else { outside = middle }
    }
    return inside
  }
}
