import CoreGraphics
import UIKit

/// Shows the current image of a film, stretched over its bounds.
final class FilmView: UIView {
  /// Replaces the image; the previous one is freed.
  func show(_ image: CGImage) {
    layer.contents = image
  }
}
