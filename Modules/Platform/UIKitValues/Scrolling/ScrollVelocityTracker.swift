internal import Foundation

/// The velocity of a touch or a wheel over the last tenth of a second.
package struct ScrollVelocityTracker {
  /// The maximum age of samples, in seconds.
  static let window = 0.1

  private var samples: [(time: Double, position: CGPoint)] = []

  package init() {}

  /// Removes all samples.
  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  package mutating func add(_ position: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((time, position))
  }

  /// Returns the velocity at a time, in points per second; zero if there was no movement in the
  /// window.
  package func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.position.x - first.position.x) / duration,
      y: (last.position.y - first.position.y) / duration
    )
  }
}
