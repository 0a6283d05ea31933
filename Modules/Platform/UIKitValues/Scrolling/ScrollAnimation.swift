internal import Foundation

/// The animation of a content offset, on both axes.
package struct ScrollAnimation {
  package enum Cause: Equatable {
    /// A drag ended with a velocity.
    case deceleration
    /// A wheel turn or a key.
    case steps
    /// An animated change requested by the program.
    case program
    /// Scrolling to the top, requested by the reader.
    case top
    /// The return of content to its edge after a refresh; the delegate is not notified.
    case settling
  }

  package var cause: Cause
  package var x: ScrollMotion
  package var y: ScrollMotion

  package init(cause: Cause, x: ScrollMotion, y: ScrollMotion) {
    self.cause = cause
    self.x = x
    self.y = y
  }

  package var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

  package mutating func shift(by distance: CGPoint) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }
}

/// A drag in progress.
package struct ScrollDrag {
  /// The content offset without rubber-banding, minus the translation of the drag so far.
  package var base: CGPoint
  /// The content offset at the start of the drag.
  package var start: CGPoint
  /// The axis of a directional lock; nil without one.
  package var lock: Axis?
  /// Whether the drag is on a touchpad instead of the screen.
  package var isTouchpad = false
  /// The distance scrolled on the touchpad so far, in points.
  package var touchpadMovement = CGPoint.zero

  package init(
    base: CGPoint,
    start: CGPoint,
    lock: Axis? = nil,
    isTouchpad: Bool = false,
    touchpadMovement: CGPoint = .zero
  ) {
    self.base = base
    self.start = start
    self.lock = lock
    self.isTouchpad = isTouchpad
    self.touchpadMovement = touchpadMovement
  }

  package enum Axis {
    case horizontal
    case vertical
  }
}
