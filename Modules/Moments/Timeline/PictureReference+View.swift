import Contracts
import Foundations
import UIKit

extension PictureReference {
  /// The color to show until the picture comes.
  var placeholder: UIColor? {
    placeholderColor.map { color in
      UIColor(
        red: CGFloat(color >> 16 & 0xFF) / 255,
        green: CGFloat(color >> 8 & 0xFF) / 255,
        blue: CGFloat(color & 0xFF) / 255,
        alpha: 1
      )
    }
  }
}

extension AsyncImageView {
  /// Shows a picture of the contracts in a box of a size in points.
  func show(_ picture: PictureReference?, size: CGSize, with loader: ImageLoader) {
    let request = picture.map {
      ImageRequest(url: $0.previewURL, size: size, scale: traitCollection.displayScale)
    }
    if let placeholder = picture?.placeholder {
      show(request, with: loader, placeholder: placeholder)
    } else {
      show(request, with: loader)
    }
  }
}
