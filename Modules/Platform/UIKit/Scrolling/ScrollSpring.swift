internal import Foundation

/// A damped spring that pulls an offset to a target, as a function of the time since it was let go.
///
/// Two decay rates describe it: equal ones for critical damping, different ones for a spring that
/// is over-damped. It never swings past its target by itself.
struct ScrollSpring {
  /// Where the spring comes to rest.
  var target: CGFloat
  /// How far from the target it starts.
  var displacement: CGFloat
  /// How fast it starts, in points per second.
  var velocity: CGFloat
  /// The decay rates, per second: the slow one first.
  var rates: (slow: CGFloat, fast: CGFloat)

  /// A view released at rest, past its edge.
  static func release(to target: CGFloat, from offset: CGFloat, velocity: CGFloat) -> ScrollSpring {
    ScrollSpring(
      target: target,
      displacement: offset - target,
      velocity: velocity,
      rates: (9, 46)
    )
  }

  /// A view that runs against its edge.
  static func bounce(at edge: CGFloat, velocity: CGFloat) -> ScrollSpring {
    ScrollSpring(target: edge, displacement: 0, velocity: velocity, rates: (11, 11))
  }

  /// A view that moves to an offset: that of a page, or that of a mouse wheel.
  static func approach(
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

  func position(after time: CGFloat) -> CGFloat {
    let (slow, fast) = rates
    if slow == fast {
      return target + (displacement + (velocity + slow * displacement) * time) * exp(-slow * time)
    }
    let (a, b) = amplitudes
    return target + a * exp(-slow * time) + b * exp(-fast * time)
  }

  func velocity(after time: CGFloat) -> CGFloat {
    let (slow, fast) = rates
    if slow == fast {
      let slope = velocity + slow * displacement
      return (slope - slow * (displacement + slope * time)) * exp(-slow * time)
    }
    let (a, b) = amplitudes
    return -slow * a * exp(-slow * time) - fast * b * exp(-fast * time)
  }

  /// Whether the spring is slow, and near enough to stay slow.
  func isAtRest(after time: CGFloat) -> Bool {
    abs(velocity(after: time)) < ScrollPhysics.restingSpeed
      && abs(position(after: time) - target) * rates.slow <= ScrollPhysics.restingSpeed * 1.2
  }

  private var amplitudes: (CGFloat, CGFloat) {
    let (slow, fast) = rates
    let a = (velocity + fast * displacement) / (fast - slow)
    return (a, displacement - a)
  }
}
