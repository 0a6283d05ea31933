import CoreGraphics

extension UIView {
  /// Rounds a length up to whole pixels, so that content is not clipped.
  final func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
