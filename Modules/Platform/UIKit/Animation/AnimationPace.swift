import Foundation
import QuartzCore

/// The timing of a property animator: maps a fraction of its duration to the progress of the
/// values.
@MainActor struct AnimationPace {
  /// The duration, in seconds.
  let duration: TimeInterval
  private let value: (Double) -> Double

  /// The progress at a fraction of the duration, from 0 to 1.
  func progress(at part: Double) -> Double {
    if part <= 0 { return 0 }
    return part >= 1 ? 1 : value(part)
  }

  /// The progress as a function, which can be stored.
  var function: (Double) -> Double {
    { [value] part in part <= 0 ? 0 : part >= 1 ? 1 : value(part) }
  }

  /// The smallest fraction of the duration at which a progress is reached.
  func part(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // A spring can pass a value more than once.
    let steps = 256
    let reached = (1...steps).first { value(Double($0) / Double(steps)) >= progress } ?? steps
    var low = Double(reached - 1) / Double(steps)
    var high = Double(reached) / Double(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Makes the timing of an animator from its parameters and duration.
  ///
  /// A spring takes precedence over a curve.
  init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    guard let spring = parameters.springTimingParameters else {
      let function = parameters.cubicTimingParameters?.function
      self.duration = max(duration, 0)
      value = { function?.value(at: $0) ?? $0 }
      return
    }
    let velocity = Double(spring.initialVelocity.dx)
    let motion: SpringMotion
    let settling: TimeInterval
    switch spring.definition {
    case .damping(let ratio):
      let frequency = UIView.springFrequency(
        dampingRatio: ratio,
        settlingIn: max(duration, 0.001)
      )
      motion = SpringMotion(
        mass: 1,
        stiffness: Double(frequency * frequency),
        damping: Double(2 * ratio * frequency),
        initialVelocity: velocity
      )
      settling = max(duration, 0)
    case .physics(let mass, let stiffness, let damping):
      motion = SpringMotion(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        initialVelocity: velocity,
        allowsOverdamping: false
      )
      settling = motion.restTime(within: 0.001)
    }
    self.duration = settling
    value = { motion.value(at: $0 * settling) }
  }
}
