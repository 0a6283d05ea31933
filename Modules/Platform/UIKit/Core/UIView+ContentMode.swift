extension UIView {
  /// How a view's content is positioned and scaled when its bounds change.
  public enum ContentMode: Int, Sendable {
    /// Scales to fill, ignoring the aspect ratio.
    case scaleToFill = 0
    /// Scales to fit, preserving the aspect ratio.
    case scaleAspectFit = 1
    /// Scales to fill, preserving the aspect ratio; the rest is outside of the bounds.
    case scaleAspectFill = 2
    /// Redraws when the bounds change.
    case redraw = 3
    /// Centered, in natural size.
    case center = 4
    /// At the center of the top edge, in natural size.
    case top = 5
    /// At the center of the bottom edge, in natural size.
    case bottom = 6
    /// At the center of the left edge, in natural size.
    case left = 7
    /// At the center of the right edge, in natural size.
    case right = 8
    /// In the top left corner, in natural size.
    case topLeft = 9
    /// In the top right corner, in natural size.
    case topRight = 10
    /// In the bottom left corner, in natural size.
    case bottomLeft = 11
    /// In the bottom right corner, in natural size.
    case bottomRight = 12
  }
}
