import CoreGraphics

/// An edge of a row with swipe actions.
package enum SwipeEdge {
  case leading
  case trailing

  /// Returns the direction in which content slides to show the actions: 1 is to the right, -1 to
  /// the left.
  package func direction(isRightToLeft: Bool) -> CGFloat {
    (self == .leading) != isRightToLeft ? 1 : -1
  }

  /// Returns the edge whose actions a horizontal movement shows.
  package static func revealed(byMoving distance: CGFloat, isRightToLeft: Bool) -> SwipeEdge {
    (distance > 0) != isRightToLeft ? .leading : .trailing
  }
}
