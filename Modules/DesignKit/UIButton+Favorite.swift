public import UIKit

extension UIButton {
  /// Styles the button as one of the counters under a moment: a symbol, a small gap, a number.
  public func styleAsCounter(icon: UIImage?) {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.imagePadding = Spacing.small - Spacing.xxSmall
    configuration.image = icon
    configuration.baseForegroundColor = Palette.secondaryText
    // A selected button would otherwise get its own background.
    configuration.background.backgroundColor = .clear
    configuration.titleTextAttributesTransformer = .font { Typography.captionStrong() }
    self.configuration = configuration
    contentHorizontalAlignment = .leading
  }

  /// Styles the button as a like counter: an outlined heart, filled and colored while `isSelected`.
  public func styleAsFavorite() {
    styleAsCounter(icon: Icon.like.image)
    configurationUpdateHandler = { button in
      button.configuration?.image = button.isSelected ? Icon.liked.image : Icon.like.image
      button.configuration?.baseForegroundColor =
        button.isSelected ? Palette.like : Palette.secondaryText
    }
  }

  /// Styles the button as a boost counter, colored while `isSelected`.
  public func styleAsBoost() {
    styleAsCounter(icon: Icon.boost.image)
    configurationUpdateHandler = { button in
      button.configuration?.baseForegroundColor =
        button.isSelected ? Palette.accent : Palette.secondaryText
    }
  }

  /// Styles the button as a bookmark, filled and colored while `isSelected`.
  public func styleAsBookmark() {
    styleAsCounter(icon: Icon.bookmark.image)
    configurationUpdateHandler = { button in
      button.configuration?.image =
        button.isSelected ? Icon.bookmarked.image : Icon.bookmark.image
      button.configuration?.baseForegroundColor =
        button.isSelected ? Palette.accent : Palette.secondaryText
    }
  }

  /// Animates the heart of a like: it grows beyond its size and settles, in about half a second.
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
