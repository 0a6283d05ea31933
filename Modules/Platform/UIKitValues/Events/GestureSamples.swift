import Foundation

/// The recent values of a pinch or a rotation.
package struct GestureSamples {
  /// The duration over which the velocity is measured, in seconds.
  private static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  package init() {}

  /// The change per second.
  package var velocity: CGFloat {
    guard let last = samples.last else { return 0 }
    let recent = samples.filter { last.time - $0.time <= Self.window + 1e-6 }
    guard let first = recent.first, last.time > first.time else { return 0 }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }

  package mutating func add(_ value: CGFloat, at time: TimeInterval) {
    if samples.count >= 32 { samples.removeFirst(16) }
    samples.append((time, value))
  }

  package mutating func removeAll() { samples.removeAll(keepingCapacity: true) }
}
