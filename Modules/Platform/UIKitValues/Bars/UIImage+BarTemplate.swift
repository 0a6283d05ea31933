import Foundation

extension UIImage {
  /// The image as shown in bars: a template, unless its rendering mode is `alwaysOriginal`.
  package var barTemplate: UIImage {
    renderingMode == .automatic && !isTemplate ? withRenderingMode(.alwaysTemplate) : self
  }

  /// Whether the image is opaque, as the background of a bar.
  package var isFilled: Bool { cgImage?.isOpaque ?? false }
}
