import Foundation

extension UIButton.Configuration: Hashable {
  /// Whether two configurations are equal.
  ///
  /// Text attribute transformers are ignored, because they cannot be compared.
  public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Bool {
    a.texts == b.texts && a.layout == b.layout && a.appearance == b.appearance
  }

  /// Hashes the compared values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
    hasher.combine(layout)
    hasher.combine(appearance)
  }

  private struct Texts: Hashable {
    var title: ConfigurationText
    var titleLineBreakMode: NSLineBreakMode
    var subtitle: ConfigurationText
    var subtitleLineBreakMode: NSLineBreakMode
  }

  private struct Layout: Hashable {
    var titlePadding: CGFloat
    var titleAlignment: TitleAlignment
    var imagePlacement: NSDirectionalRectEdge.RawValue
    var imagePadding: CGFloat
    var imageReservation: CGFloat
    var indicator: Indicator
    var contentInsets: [CGFloat]
    var buttonSize: Size
  }

  private struct Appearance: Hashable {
    var style: Style
    var image: UIImage?
    var symbol: UIImage.SymbolConfiguration?
    var showsActivityIndicator: Bool
    var transformers: Boxed<Transformers>?
    var foreground: UIColor?
    var ground: UIColor?
    var background: UIBackgroundConfiguration
    var cornerStyle: CornerStyle
    var automaticallyUpdateForSelection: Bool
  }

  private var texts: Texts {
    Texts(
      title: titleText,
      titleLineBreakMode: titleLineBreakMode,
      subtitle: subtitleText,
      subtitleLineBreakMode: subtitleLineBreakMode
    )
  }

  private var layout: Layout {
    let insets = contentInsets
    return Layout(
      titlePadding: titlePadding,
      titleAlignment: titleAlignment,
      imagePlacement: imagePlacement.rawValue,
      imagePadding: imagePadding,
      imageReservation: imageReservation,
      indicator: indicator,
      contentInsets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      buttonSize: buttonSize
    )
  }

  private var appearance: Appearance {
    Appearance(
      style: style,
      image: image,
      symbol: preferredSymbolConfigurationForImage,
      showsActivityIndicator: showsActivityIndicator,
      transformers: transformers,
      foreground: baseForegroundColor,
      ground: baseBackgroundColor,
      background: background,
      cornerStyle: cornerStyle,
      automaticallyUpdateForSelection: automaticallyUpdateForSelection
    )
  }
}
