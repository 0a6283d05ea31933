package import Foundation

/// How far the recorded drawing of a layer reaches beyond its bounds, in points.
///
/// Lines of text are as high as their font, and some scripts have marks above and below that.
package struct DrawingReach: Equatable {
  /// Above the bounds.
  package var top: CGFloat = 0
  /// Below the bounds.
  package var bottom: CGFloat = 0

  /// Makes a reach; nothing by default.
  package init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  /// The bounds, and what the drawing reaches beyond them.
  func around(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.minY - top,
      width: bounds.width,
      height: bounds.height + top + bottom
    )
  }
}
