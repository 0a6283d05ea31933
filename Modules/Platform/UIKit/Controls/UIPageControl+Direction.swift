extension UIPageControl {
  /// The way in which the dots of pages follow one another.
  public enum Direction: Int, Sendable {
    /// As text is read.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether later pages come to the left, or higher.
  final var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }
}
