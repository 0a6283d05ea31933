package import Foundation

/// A request to zoom the content under the pointer: a turn of the wheel with Control held, or two
/// fingers moving apart on a touchpad.
package struct ZoomInput: Sendable {
  /// Where in its course a zoom is.
  package enum Phase: Sendable {
    /// One click of a wheel, an event of its own.
    case wheel
    /// Fingers were laid on the touchpad.
    case began
    /// Fingers moved.
    case changed
    /// Fingers were lifted.
    case ended
  }

  /// How much larger things are to be: than they are, for a wheel; than when the fingers were laid
  /// down, for a touchpad.
  package var scale: CGFloat
  /// Where in its course the zoom is.
  package var phase: Phase
  /// The pointer's place, in the window's coordinates.
  package var location: CGPoint

  /// An input of these parts.
  package init(scale: CGFloat, phase: Phase, location: CGPoint) {
    self.scale = scale
    self.phase = phase
    self.location = location
  }
}
