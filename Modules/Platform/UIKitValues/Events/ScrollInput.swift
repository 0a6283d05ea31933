package import Foundation

/// A scroll event of a wheel or a touchpad.
package struct ScrollInput: Sendable {
  /// The phase of a scroll.
  package enum Phase: Sendable {
    /// A single click of a wheel.
    case wheel
    /// Fingers were laid on the touchpad.
    case began
    /// Fingers moved.
    case changed
    /// Fingers were lifted.
    case ended
    /// The device continues after the fingers were lifted.
    case momentum
  }

  /// The change of the content offset, in points: positive values scroll to the right and
  /// downwards.
  package var delta: CGVector
  /// The phase of the scroll.
  package var phase: Phase
  /// The location of the pointer, in the window's coordinates.
  package var location: CGPoint
  /// The time of the event, in seconds of `CACurrentMediaTime()`.
  package var timestamp: TimeInterval

  /// Makes a scroll event.
  package init(delta: CGVector, phase: Phase, location: CGPoint, timestamp: TimeInterval) {
    self.delta = delta
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
  }
}
