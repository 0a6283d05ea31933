public import UIKit

extension UIImageView {
  /// Styles the view as the image of a person: filled, clipped to a rounded square.
  public func styleAsAvatar(cornerRadius: CGFloat = CornerRadius.medium) {
    contentMode = .scaleAspectFill
    tintColor = Palette.secondaryText
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
    backgroundColor = Palette.placeholder
  }
}
