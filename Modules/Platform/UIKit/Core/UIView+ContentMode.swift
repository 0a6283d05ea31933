extension UIView {
  /// How a view's content follows a change of its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretches, whatever the proportions.
    case scaleToFill = 0
    /// As large as fits, proportions kept.
    case scaleAspectFit = 1
    /// As small as covers, proportions kept, the rest outside the bounds.
    case scaleAspectFill = 2
    /// Draws again when the bounds change.
    case redraw = 3
    /// Natural size, in the middle.
    case center = 4
    /// Natural size, at the middle of the top edge.
    case top = 5
    /// Natural size, at the middle of the bottom edge.
    case bottom = 6
    /// Natural size, at the middle of the left edge.
    case left = 7
    /// Natural size, at the middle of the right edge.
    case right = 8
    /// Natural size, in the top left corner.
    case topLeft = 9
    /// Natural size, in the top right corner.
    case topRight = 10
    /// Natural size, in the bottom left corner.
    case bottomLeft = 11
    /// Natural size, in the bottom right corner.
    case bottomRight = 12
  }
}
