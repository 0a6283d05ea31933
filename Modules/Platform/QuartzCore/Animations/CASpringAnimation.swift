import CoreGraphics
public import Foundation

/// An animation of a property with the motion of a damped spring.
///
/// The value solves `mass * x'' + damping * x' + stiffness * x = 0`, with x the remaining distance.
/// Set `duration` to `settlingDuration` to show all of it.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object at the end of the spring; positive.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; positive.
  open var stiffness: CGFloat = 100
  /// The damping coefficient; with 0 it oscillates forever.
  open var damping: CGFloat = 10
  /// The initial velocity, in distances per second; positive is towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether overdamping is allowed; otherwise the damping is limited to critical.
  open var allowsOverdamping = false

  /// The time until the spring is considered to be at rest, in seconds: when its oscillation is at
  /// most a thousandth of the distance.
  open var settlingDuration: CFTimeInterval { motion.restTime(within: 0.001) }

  /// The perceived duration of the motion, in seconds: the period of the undamped spring.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(max(stiffness, 1e-9))).squareRoot()
  }

  /// The overshoot: 0 for none, 1 for endless oscillation, negative for overdamping.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return ratio <= 1 ? CGFloat(1 - ratio) : CGFloat(1 / ratio - 1)
  }

  /// Creates a spring without a property.
  public override init() {
    super.init()
  }

  /// Creates a spring with a perceived duration in seconds and a bounce, -1 to 1.
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

/// The exact motion of a damped spring from 0 to 1.
package struct SpringMotion: Sendable {
  /// The undamped angular frequency, in radians per second.
  package let frequency: Double
  /// The damping as a fraction of the critical damping.
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

  /// The value at `time` seconds: 0 at the start, 1 at the end.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let w = frequency
    let z = dampingRatio
    // The remaining distance starts at 1 with the velocity -velocity.
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

  /// The time after which the decaying sum of the amplitudes of cosine and sine is at most
  /// `distance`; infinite for an undamped spring.
  ///
  /// Of a spring that does not oscillate, it is the time of ``settlingTime(within:)``.
  package func restTime(within distance: Double) -> Double {
    guard dampingRatio > 1e-9, dampingRatio < 1 - 1e-6 else {
      return settlingTime(within: distance)
    }
    let decay = dampingRatio * frequency
    let sine = (decay - velocity) / (frequency * (1 - dampingRatio * dampingRatio).squareRoot())
    return Foundation.log((1 + abs(sine)) / distance) / decay
  }

  /// The time after which the value stays within `distance` of 1; infinite for an undamped spring.
  package func settlingTime(within distance: Double) -> Double {
    guard dampingRatio > 1e-9 else { return .infinity }
    // The envelope bounds the motion; search backwards from its time for the last exit from the
    // band.
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
