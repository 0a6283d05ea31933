public import Foundations
public import MomentsContracts
public import UIKit

extension ImageReference {
  fileprivate static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The focal point in the picture's unit square, its origin at the upper left.
  fileprivate var focus: CGPoint {
    CGPoint(x: (1 + focalPoint.x) / 2, y: (1 - focalPoint.y) / 2)
  }

  /// The color to show until the picture comes, or for good where there is none: that of its
  /// blurhash, if it has one.
  public var placeholder: UIColor? {
    (placeholderColor ?? (hasPicture ? nil : blurhashColor)).map { color in
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
  /// Shows a picture of the contracts in a square of a side in points.
  public func show(_ picture: ImageReference?, side: CGFloat, with loader: ImageLoader) {
    show(picture, size: CGSize(width: side, height: side), with: loader)
  }

  /// Shows a picture of the contracts in a box of a size in points, cropped around its focal point.
  public func show(_ picture: ImageReference?, size: CGSize, with loader: ImageLoader) {
    focus = picture?.focus ?? ImageReference.middle
    let request = picture.flatMap {
      $0.hasPicture
        ? ImageRequest(url: $0.previewURL, size: size, scale: traitCollection.displayScale) : nil
    }
    if let placeholder = picture?.placeholder {
      show(request, with: loader, placeholder: placeholder)
    } else {
      show(request, with: loader)
    }
  }
}
