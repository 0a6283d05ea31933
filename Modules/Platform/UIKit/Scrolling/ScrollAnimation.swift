internal import Foundation

/// A motion of the content by itself, on both axes.
struct ScrollAnimation {
  enum Cause: Equatable {
    /// A finger let go.
    case deceleration
    /// A turn of a wheel, or a key.
    case steps
    /// Code requested an animated change.
    case program
    /// The reader scrolls to the top of the content.
    case top
    /// Content returns to its edge after a refresh: no one requested it, so the delegate is not
    /// notified.
    case settling
  }

  var cause: Cause
  var x: ScrollMotion
  var y: ScrollMotion

  var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

  mutating func shift(by distance: CGPoint) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }
}

/// A drag in progress.
struct ScrollDrag {
  /// The content offset without the rubber band, less the finger's way so far.
  var base: CGPoint
  /// The offset where the drag began.
  var start: CGPoint
  /// The axis that a directional lock keeps to.
  var lock: Axis?
  /// Whether fingers on a touchpad drag, not on the screen.
  var isTouchpad = false
  /// The distance that the fingers on a touchpad moved so far.
  var touchpadWay = CGPoint.zero

  enum Axis {
    case horizontal
    case vertical
  }
}
