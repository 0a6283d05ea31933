import CoreGraphics

/// A side of a row that actions come in from.
enum SwipeEdge {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing

  /// Which way content slides to show this side's actions: 1 is to the right, -1 to the left.
  func direction(isRightToLeft: Bool) -> CGFloat { (self == .leading) != isRightToLeft ? 1 : -1 }

  /// The side whose actions a movement shows.
  static func revealed(byMoving distance: CGFloat, isRightToLeft: Bool) -> SwipeEdge {
    (distance > 0) != isRightToLeft ? .leading : .trailing
  }
}
