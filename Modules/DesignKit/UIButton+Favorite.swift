public import UIKit

extension UIButton {
  /// Styles the button as a like button: an outlined heart, filled and colored while `isSelected`.
  public func styleAsFavorite() {
    setImage(Icon.like.image, for: .normal)
    setImage(Icon.liked.image, for: .selected)
    titleLabel?.font = Typography.captionStrong()
    titleLabel?.adjustsFontForContentSizeCategory = true
    updateFavoriteColors()
  }

  /// Brings the colors in line with `isSelected`; call it after changing that.
  public func updateFavoriteColors() {
    let color = isSelected ? Palette.like : Palette.secondaryText
    tintColor = color
    setTitleColor(color, for: .normal)
    setTitleColor(color, for: .selected)
  }

  /// A little jump that says "liked": the heart grows past its size and settles, in about half a second.
  public func animateFavorite() {
    guard let imageView else { return }
    imageView.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 6,
      options: .allowUserInteraction,
      animations: { imageView.transform = .identity }
    )
  }
}
