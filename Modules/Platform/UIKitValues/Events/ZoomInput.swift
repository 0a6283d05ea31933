package import Foundation

/// A zoom event: a turn of the wheel with Control held, or a pinch on a touchpad.
package struct ZoomInput: Sendable {
  /// The phase of a zoom.
  package enum Phase: Sendable {
    /// A single click of a wheel.
    case wheel
    /// Fingers were laid on the touchpad.
    case began
    /// Fingers moved.
    case changed
    /// Fingers were lifted.
    case ended
  }

  /// The scale factor: relative to the current scale for a wheel, and to the start of the pinch for
  /// a touchpad.
  package var scale: CGFloat
  /// The phase of the zoom.
  package var phase: Phase
  /// The location of the pointer, in the window's coordinates.
  package var location: CGPoint

  /// Makes a zoom event.
  package init(scale: CGFloat, phase: Phase, location: CGPoint) {
    self.scale = scale
    self.phase = phase
    self.location = location
  }
}
