package import Foundation

/// A turn of a wheel, or a movement of fingers on a touchpad.
package struct ScrollInput: Sendable {
  /// Where in its course a scroll is.
  package enum Phase: Sendable {
    /// One click of a wheel, an event of its own.
    case wheel
    /// Fingers were laid on the touchpad.
    case began
    /// Fingers moved.
    case changed
    /// Fingers were lifted.
    case ended
    /// The device continues by itself after the fingers were lifted.
    case momentum
  }

  /// How far the content's offset is to move, in points: positive shows what is further right and
  /// down.
  package var delta: CGVector
  /// Where in its course the scroll is.
  package var phase: Phase
  /// The pointer's place, in the window's coordinates.
  package var location: CGPoint
  /// When, in seconds of `CACurrentMediaTime()`.
  package var timestamp: TimeInterval

  /// An input of these parts.
  package init(delta: CGVector, phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    self.delta = delta
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
