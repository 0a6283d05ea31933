import Foundation

/// The background of a bar, and the line at its edge.
@MainActor struct BarBackground {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?

  /// The background of bars without an appearance: an opaque one.
  static var system: BarBackground {
    BarBackground(color: .systemBackground, shadowColor: .separator)
  }

  /// The default background of appearances, which is translucent.
  static var chrome: BarBackground {
    BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
  }

  /// The background of a bar from its own tint color, images and style.
  static func own(
    style: UIBarStyle,
    tint: UIColor?,
    image: UIImage?,
    shadowImage: UIImage?,
    isTranslucent: Bool
  ) -> BarBackground {
    var background = system
    if style.isBlack {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      background.color = .black
      background.shadowColor = UIColor.separator.resolvedColor(with: dark)
    }
    let tint = isTranslucent ? tint : tint?.withAlphaComponent(1)
    background.color = tint ?? background.color
    // An image replaces the color, even an empty one, which makes a bar transparent. The shadow
    // image is only used together with a background image.
    guard let image else { return background }
    background.color = isTranslucent ? nil : tint ?? (style.isBlack ? .black : .white)
    background.image = image
    background.shadowImage = shadowImage
    return background
  }
}
