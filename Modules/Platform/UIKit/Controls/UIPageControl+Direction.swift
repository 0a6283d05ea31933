extension UIPageControl {
  /// The direction in which the dots of pages are arranged.
  public enum Direction: Int, Sendable {
    /// The layout direction.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether later pages are to the left, or above.
  final var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }
}
