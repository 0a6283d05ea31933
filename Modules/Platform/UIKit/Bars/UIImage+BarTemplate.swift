import Foundation

extension UIImage {
  /// The image as bars show it: in a color of the bar's, unless it says that it has its own.
  var barTemplate: UIImage {
    renderingMode == .automatic && !isTemplate ? withRenderingMode(.alwaysTemplate) : self
  }

  /// Whether nothing shows through the image, as the background of a bar.
  var isFilled: Bool { cgImage?.isOpaque ?? false }
}
