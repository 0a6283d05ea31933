import CoreGraphics
import UIKit

/// Shows the image of a film that is due, stretched over its bounds.
final class FilmView: UIView {
  /// Shows an image in place of the one before, which is freed.
  func show(_ image: CGImage) {
    layer.contents = image
  }
}
