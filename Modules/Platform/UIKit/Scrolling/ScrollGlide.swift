internal import Foundation

/// A view that was let go in motion and slows down by itself, as a function of the time since then.
struct ScrollGlide {
  /// Where the glide starts.
  var start: CGFloat
  /// How far it goes, to the point.
  var distance: CGFloat
  /// The share of the velocity that is left after one second.
  var decay: CGFloat
  /// How long it takes.
  var duration: CGFloat

  /// A glide to a target with a deceleration rate per millisecond: the velocity follows from the
  /// distance.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
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

  /// When the glide passes the offset; nil when it does not.
  func time(ofPassing offset: CGFloat) -> CGFloat? {
    guard distance != 0, duration > 0 else { return nil }
    let share = (offset - start) / distance
    guard share >= 0, share <= 1 else { return nil }
    return log(1 - share * (1 - pow(decay, duration))) / log(decay)
  }
}
