public import Foundations
public import MomentsContracts
import MomentsValues
public import UIKit

extension ImageReference {
  fileprivate static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The focal point in the image's unit square, its origin at the upper left.
  fileprivate var focus: CGPoint {
    CGPoint(x: (1 + focalPoint.x) / 2, y: (1 - focalPoint.y) / 2)
  }

  /// The color shown until the image is loaded, or permanently without an image: that of its
  /// blurhash, if it has one.
  public var placeholder: UIColor? {
    (placeholderColor ?? (hasImage ? nil : blurhashColor)).map { color in
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
  /// Shows an image of the contracts in a square view with a side in points.
  public func show(_ image: ImageReference?, side: CGFloat, with loader: ImageLoader? = nil) {
    show(image, size: CGSize(width: side, height: side), with: loader)
  }

  /// Shows an image of the contracts in a view with a size in points, cropped around its focal
  /// point.
  public func show(_ image: ImageReference?, size: CGSize, with loader: ImageLoader? = nil) {
    focus = image?.focus ?? ImageReference.middle
    let request = image.flatMap {
      $0.hasImage
        ? ImageRequest(url: $0.previewURL, size: size, scale: traitCollection.displayScale) : nil
    }
    if let placeholder = image?.placeholder {
      show(request, with: loader, placeholder: placeholder)
    } else {
      show(request, with: loader)
    }
  }
}
