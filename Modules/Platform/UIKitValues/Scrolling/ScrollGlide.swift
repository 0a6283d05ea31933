internal import Foundation

/// The deceleration of a released view, as a function of the time since its release.
package struct ScrollGlide {
  /// The offset at the start.
  var start: CGFloat
  /// The distance to the end, exact.
  var distance: CGFloat
  /// The fraction of the velocity that remains after one second.
  var decay: CGFloat
  /// The duration, in seconds.
  var duration: CGFloat

  /// Makes a deceleration to a target with a rate per millisecond; the initial velocity follows
  /// from the distance.
  package init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    self.start = start
    distance = target - start
    decay = pow(rate, 1000)
    let speed = abs(distance) * 1000 * (1 - rate) / rate
    duration =
      speed > ScrollPhysics.restingSpeed ? log(ScrollPhysics.restingSpeed / speed) / log(decay) : 0
  }

  func position(after time: CGFloat) -> CGFloat {
    guard time < duration else { return start + distance }
    return start + distance * (1 - pow(decay, time)) / (1 - pow(decay, duration))
  }

  func velocity(after time: CGFloat) -> CGFloat {
    guard time < duration else { return 0 }
    return -distance * log(decay) * pow(decay, time) / (1 - pow(decay, duration))
  }

  /// Returns the time at which the motion passes an offset; nil if it does not.
  func time(ofPassing offset: CGFloat) -> CGFloat? {
    guard distance != 0, duration > 0 else { return nil }
    let share = (offset - start) / distance
    guard share >= 0, share <= 1 else { return nil }
    return log(1 - share * (1 - pow(decay, duration))) / log(decay)
  }
}
