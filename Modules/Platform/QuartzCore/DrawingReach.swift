package import Foundation

/// The extent of a layer's recorded drawing beyond its bounds, in points.
///
/// Lines of text have the height of their font, and some scripts have marks above and below that.
package struct DrawingReach: Equatable {
  /// The extent above the bounds.
  package var top: CGFloat = 0
  /// The extent below the bounds.
  package var bottom: CGFloat = 0

  /// Makes an extent; zero by default.
  package init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// The bounds, extended by the drawing.
  func around(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.minY - top,
      width: bounds.width,
      height: bounds.height + top + bottom
    )
  }
}
