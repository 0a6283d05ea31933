import Foundation

extension UIButton.Configuration: Hashable {
  /// Whether two configurations are equal.
  ///
  /// Text attribute transformers are ignored, because they cannot be compared.
  public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Bool {
    a.compared == b.compared
  }

  /// Hashes the compared values.
  public func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private struct Compared: Hashable {
    var style: Style
    var title: ConfigurationText
    var titleLineBreakMode: NSLineBreakMode
    var subtitle: ConfigurationText
    var subtitleLineBreakMode: NSLineBreakMode
    var titlePadding: CGFloat
    var titleAlignment: TitleAlignment
    var image: UIImage?
    var imagePlacement: NSDirectionalRectEdge.RawValue
    var imagePadding: CGFloat
    var imageReservation: CGFloat
    var symbol: UIImage.SymbolConfiguration?
    var showsActivityIndicator: Bool
    var indicator: Indicator
    var transformers: Boxed<Transformers>?
    var foreground: UIColor?
    var ground: UIColor?
    var background: UIBackgroundConfiguration
    var cornerStyle: CornerStyle
    var buttonSize: Size
    var contentInsets: NSDirectionalEdgeInsets
    var automaticallyUpdateForSelection: Bool
  }

  private var compared: Compared {
    Compared(
      style: style,
      title: titleText,
      titleLineBreakMode: titleLineBreakMode,
      subtitle: subtitleText,
      subtitleLineBreakMode: subtitleLineBreakMode,
      titlePadding: titlePadding,
      titleAlignment: titleAlignment,
      image: image,
      imagePlacement: imagePlacement.rawValue,
      imagePadding: imagePadding,
      imageReservation: imageReservation,
      symbol: preferredSymbolConfigurationForImage,
      showsActivityIndicator: showsActivityIndicator,
      indicator: indicator,
      transformers: transformers,
      foreground: baseForegroundColor,
      ground: baseBackgroundColor,
      background: background,
      cornerStyle: cornerStyle,
      buttonSize: buttonSize,
      contentInsets: contentInsets,
      automaticallyUpdateForSelection: automaticallyUpdateForSelection
    )
  }
}
