internal import Foundation

/// The motion of a content offset along one axis after a drag: a deceleration that becomes a bounce
/// at an edge, a spring, or an animation.
package struct ScrollMotion {
  /// The function of time that determines the offset.
  package enum Curve {
    case rest(CGFloat)
    case glide(ScrollGlide)
    case spring(ScrollSpring)
    /// A spring whose target is the edge of the content, updated if the edge moves.
    case edge(ScrollSpring)
    case tween(ScrollTween)
  }

  /// The current limits of the offset.
  package struct Limits {
    package var range: ClosedRange<CGFloat>
    /// Whether the offset may temporarily exceed the range.
    package var bounces: Bool

    package init(range: ClosedRange<CGFloat>, bounces: Bool) {
      self.range = range
      self.bounces = bounces
    }
  }

  private(set) var curve: Curve
  private(set) var startTime: Double

  package init(_ curve: Curve, at time: Double) {
    self.curve = curve
    startTime = time
  }

  /// The offset at which the motion ends, as far as it is predictable.
  var destination: CGFloat {
    switch curve {
    case .rest(let offset): offset
    case .glide(let glide): glide.start + glide.distance
    case .spring(let spring), .edge(let spring): spring.target
    case .tween(let tween): tween.target
    }
  }

  /// Shifts the whole motion, for example when content is inserted above.
  mutating func shift(by distance: CGFloat) {
    switch curve {
    case .rest(let offset): curve = .rest(offset + distance)
    case .glide(var glide):
      glide.start += distance
      curve = .glide(glide)
    case .spring(var spring):
      spring.target += distance
      curve = .spring(spring)
    case .edge(var spring):
      spring.target += distance
      curve = .edge(spring)
    case .tween(var tween):
      tween.start += distance
      tween.target += distance
      curve = .tween(tween)
    }
  }

  /// Changes the target of an animated scroll; other motions are unaffected.
  package mutating func retarget(to offset: CGFloat) {
    guard case .tween(var tween) = curve, tween.target != offset else { return }
    tween.target = offset
    curve = .tween(tween)
  }

  /// Returns the velocity at a time, in points per second.
  package func velocity(at time: Double) -> CGFloat {
    let elapsed = CGFloat(max(time - startTime, 0))
    return switch curve {
    case .rest: 0
    case .glide(let glide): glide.velocity(after: elapsed)
    case .spring(let spring), .edge(let spring): spring.velocity(after: elapsed)
    case .tween(let tween): tween.velocity(after: elapsed)
    }
  }

  /// Advances to a time, within the current limits; returns the offset and whether the motion has
  /// ended.
  package mutating func advance(to time: Double, limits: Limits) -> (offset: CGFloat, isOver: Bool)
  {
    let elapsed = CGFloat(max(time - startTime, 0))
    switch curve {
    case .rest(let offset):
      return (offset, true)
    case .glide(let glide):
      let offset = glide.position(after: elapsed)
      if limits.range.contains(offset) { return (offset, elapsed >= glide.duration) }
      return meetEdge(glide, limits: limits, time: time)
    case .spring(let spring):
      if spring.isAtRest(after: elapsed) { return (spring.target, true) }
      return (spring.position(after: elapsed), false)
    case .tween(let tween):
      return (tween.position(after: elapsed), elapsed >= tween.duration)
    case .edge(let spring):
      return follow(spring, limits: limits, elapsed: elapsed, time: time)
    }
  }

  private mutating func meetEdge(
    _ glide: ScrollGlide,
    limits: Limits,
    time: Double
  ) -> (offset: CGFloat, isOver: Bool) {
    let edge = glide.distance < 0 ? limits.range.lowerBound : limits.range.upperBound
    guard limits.bounces else {
      curve = .rest(edge)
      return (edge, true)
    }
    if let passing = glide.time(ofPassing: edge) {
      let spring = ScrollSpring.bounce(at: edge, velocity: glide.velocity(after: passing))
      self = ScrollMotion(.edge(spring), at: startTime + Double(passing))
    } else {
      // The edge moved, or the deceleration began outside the range.
      let elapsed = CGFloat(max(time - startTime, 0))
      let offset = glide.position(after: elapsed)
      let near = min(max(offset, limits.range.lowerBound), limits.range.upperBound)
      let spring = ScrollSpring.release(
        to: near,
        from: offset,
        velocity: glide.velocity(after: elapsed)
      )
      self = ScrollMotion(.edge(spring), at: time)
    }
    return advance(to: time, limits: limits)
  }

  private mutating func follow(
    _ spring: ScrollSpring,
    limits: Limits,
    elapsed: CGFloat,
    time: Double
  ) -> (offset: CGFloat, isOver: Bool) {
    let offset = spring.position(after: elapsed)
    let range = limits.range
    if spring.target != range.lowerBound, spring.target != range.upperBound {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      // Content grew during the bounce, so the offset is no longer beyond the edge.
      if edge == offset {
        curve = .rest(offset)
        return (offset, true)
      }
      let moved = ScrollSpring.release(
        to: edge,
        from: offset,
        velocity: spring.velocity(after: elapsed)
      )
      self = ScrollMotion(.edge(moved), at: time)
      return (offset, false)
    }
    if spring.isAtRest(after: elapsed) {
      curve = .rest(spring.target)
      return (spring.target, true)
    }
    return (offset, false)
  }
}
