internal import Foundation

/// A damped spring that moves an offset to a target, as a function of the time since the release.
///
/// It is described by two decay rates: equal ones for critical damping, different ones for
/// overdamping. It does not overshoot its target unless the initial velocity causes it.
package struct ScrollSpring {
  /// The offset at rest.
  package var target: CGFloat
  /// The initial distance from the target.
  var displacement: CGFloat
  /// The initial velocity, in points per second.
  var velocity: CGFloat
  /// The decay rates, per second.
  var rates: (slow: CGFloat, fast: CGFloat)

  /// Returns the spring of a view released past its edge.
  package static func release(to target: CGFloat, from offset: CGFloat, velocity: CGFloat)
    -> ScrollSpring
  {
    ScrollSpring(
      target: target,
      displacement: offset - target,
      velocity: velocity,
      rates: (9, 46)
    )
  }

  /// Returns the spring of a deceleration that reaches an edge.
  package static func bounce(at edge: CGFloat, velocity: CGFloat) -> ScrollSpring {
    ScrollSpring(target: edge, displacement: 0, velocity: velocity, rates: (11, 11))
  }

  /// Returns the spring of a view that moves to an offset, of a page or of a mouse wheel step.
  package static func approach(
    _ target: CGFloat,
    from offset: CGFloat,
    velocity: CGFloat,
    rate: CGFloat
  ) -> ScrollSpring {
    ScrollSpring(
      target: target,
      displacement: offset - target,
      velocity: velocity,
      rates: (rate, rate)
    )
  }

  package func position(after time: CGFloat) -> CGFloat {
    let (slow, fast) = rates
    if slow == fast {
      return target + (displacement + (velocity + slow * displacement) * time) * exp(-slow * time)
    }
    let (a, b) = amplitudes
    return target + a * exp(-slow * time) + b * exp(-fast * time)
  }

  package func velocity(after time: CGFloat) -> CGFloat {
    let (slow, fast) = rates
    if slow == fast {
      let slope = velocity + slow * displacement
      return (slope - slow * (displacement + slope * time)) * exp(-slow * time)
    }
    let (a, b) = amplitudes
    return -slow * a * exp(-slow * time) - fast * b * exp(-fast * time)
  }

  /// Whether the spring is slow enough and near enough to its target to stay there.
  package func isAtRest(after time: CGFloat) -> Bool {
    abs(velocity(after: time)) < ScrollPhysics.restingSpeed
      && abs(position(after: time) - target) * rates.slow <= ScrollPhysics.restingSpeed * 1.2
  }

  private var amplitudes: (CGFloat, CGFloat) {
    let (slow, fast) = rates
    let a = (velocity + fast * displacement) / (fast - slow)
    return (a, displacement - a)
  }
}
