import Foundation

extension UIImage {
  /// The image as bars show it: in a color of the bar's, unless it says that it has its own.
  var barTemplate: UIImage {
    renderingMode == .automatic && !isTemplate ? withRenderingMode(.alwaysTemplate) : self
  }
}
