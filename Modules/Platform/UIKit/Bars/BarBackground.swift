import Foundation

/// What is behind the content of a bar, and the line at its edge.
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

  /// The background of appearances that say nothing else: content shows through.
  static var chrome: BarBackground {
    BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
  }

  /// The background of a bar whose own color, images and style count.
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
    // An image takes the place of the color, also an empty one: the way to make a bar transparent.
    // Only beside one does an image for the edge count.
    guard let image else { return background }
    background.color = isTranslucent ? nil : tint ?? (style.isBlack ? .black : .white)
    background.image = image
    background.shadowImage = shadowImage
    return background
  }
}
