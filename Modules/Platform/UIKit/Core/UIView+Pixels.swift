import CoreGraphics

extension UIView {
  /// A length to whole pixels, upwards: content is never cut.
  final func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
