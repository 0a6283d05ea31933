internal import Foundation

/// An animated change of an offset with an ease-in-ease-out curve and a fixed duration.
package struct ScrollTween {
  /// The duration of `setContentOffset(_:animated:)`, in seconds.
  package static let usualDuration: CGFloat = 0.3

  package var start: CGFloat
  package var target: CGFloat
  var duration = ScrollTween.usualDuration

  package init(start: CGFloat, target: CGFloat, duration: CGFloat = ScrollTween.usualDuration) {
    self.start = start
    self.target = target
    self.duration = duration
  }

  func position(after time: CGFloat) -> CGFloat {
    guard time < duration else { return target }
    return start + (target - start) * Self.progress(time / duration)
  }

  func velocity(after time: CGFloat) -> CGFloat {
    guard time < duration else { return 0 }
    let step: CGFloat = 1e-4
    return (position(after: time + step) - position(after: max(time - step, 0)))
      / (time < step ? time + step : 2 * step)
  }

  /// The ease-in-ease-out curve: a Bézier curve with the control points (0.42, 0) and (0.58, 1).
  package static func progress(_ share: CGFloat) -> CGFloat {
    func bezier(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < share { low = middle } else { high = middle }
    }
    return bezier(0, 1, (low + high) / 2)
  }
}
