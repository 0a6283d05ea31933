import CoreGraphics
import Foundation
import QuartzCore

/// The momentum of a touchpad scroll after the fingers are lifted.
///
/// The scroll view expects momentum events from the device, and the desktop sends none.
struct TouchpadMomentum {
  private var moves: [(time: CFTimeInterval, delta: CGVector)] = []
  private var velocity = CGVector.zero
  private var lastTime: CFTimeInterval?

  /// The fraction of the velocity that remains after a millisecond: the same as for touch
  /// scrolling.
  private static let decay = 0.998
  /// The minimum speed of the motion, in points per second.
  private static let slowest: CGFloat = 10

  init() {}

  /// Whether the motion continues.
  var isRunning: Bool { lastTime != nil }

  /// Stops the motion: fingers are on the touchpad, or another input takes over.
  mutating func stop() {
    moves.removeAll(keepingCapacity: true)
    lastTime = nil
  }

  /// Records that the fingers moved by `delta` points.
  mutating func add(_ delta: CGVector, at time: CFTimeInterval) {
    moves.append((time, delta))
    moves.removeAll { $0.time < time - 0.1 }
  }

  /// Starts the motion with the velocity of the last tenth of a second.
  mutating func start(at time: CFTimeInterval) {
    let recent = moves.filter { $0.time >= time - 0.1 }
    moves.removeAll(keepingCapacity: true)
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.01,
      time - last.time < 0.05
    else { return }
    // The first move happened before the measured interval.
    let movement = recent.dropFirst().reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.delta.dx, dy: $0.dy + $1.delta.dy)
    }
    let span = CGFloat(last.time - first.time)
    velocity = CGVector(dx: movement.dx / span, dy: movement.dy / span)
    guard abs(velocity.dx) + abs(velocity.dy) > 5 * Self.slowest else { return }
    lastTime = time
  }

  /// Returns the distance moved until `time`; nil once the motion has ended.
  mutating func advance(to time: CFTimeInterval) -> CGVector? {
    guard let last = lastTime else { return nil }
    let left = CGFloat(pow(Self.decay, (time - last) * 1000))
    // The integral of an exponentially decaying velocity.
    let factor = (1 - left) / CGFloat(-1000 * log(Self.decay))
    let movement = CGVector(dx: velocity.dx * factor, dy: velocity.dy * factor)
    velocity = CGVector(dx: velocity.dx * left, dy: velocity.dy * left)
    lastTime = abs(velocity.dx) + abs(velocity.dy) > Self.slowest ? time : nil
    return movement
  }
}
