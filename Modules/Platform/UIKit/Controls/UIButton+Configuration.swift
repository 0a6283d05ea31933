public import Foundation

extension UIButton {
  /// The content and appearance of a button: titles, image and background.
  public struct Configuration {
    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    var style: Style

    /// The corner style of the background.
    public enum CornerStyle: Int, Sendable {
      /// The radius of ``UIButton/Configuration/background``.
      case fixed = -1
      /// The radius of the background, which grows with the text size.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the height, for round ends.
      case capsule = 4
    }

    /// The size of the button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable {
      /// Determined by the position of the image.
      case automatic = 0
      /// Aligned at the leading edge.
      case leading = 1
      case center = 2
      /// Aligned at the trailing edge.
      case trailing = 3
    }

    var titleText = ConfigurationText()
    /// The first line of text, which is the string of ``attributedTitle``; `nil` for none.
    ///
    /// Setting it removes the attributes.
    public var title: String? {
      get { titleText.string }
      set { titleText = ConfigurationText(newValue) }
    }
    /// The title as an attributed string.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText = ConfigurationText(attributed: newValue) }
    }
    /// Transforms the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that does not fit is broken or shortened; between words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    var subtitleText = ConfigurationText()
    /// The text below the title, which is the string of ``attributedSubtitle``; `nil` for none.
    ///
    /// Setting it removes the attributes.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText = ConfigurationText(newValue) }
    }
    /// The subtitle as an attributed string.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText = ConfigurationText(attributed: newValue) }
    }
    /// Transforms the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle that does not fit is broken or shortened; between words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic

    /// The image beside the titles; `nil` for none.
    public var image: UIImage?
    /// The position of the image relative to the titles.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The size and weight of a symbol, beyond the title's text style; nil for those that the
    /// button has.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Rarely used color transformers.
    struct Transformers: Hashable, Sendable {
      var image: UIConfigurationColorTransformer.Compared?
      var indicator: UIConfigurationColorTransformer.Compared?
      /// The transformer of the menu indicator.
      var popUp: UIConfigurationColorTransformer.Compared?
    }

    private(set) var transformers: Boxed<Transformers>?

    /// Transforms the color of a template image.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { transformers?.value.image?.transformer }
      set { set(\.image, newValue) }
    }

    private mutating func set(
      _ part: WritableKeyPath<Transformers, UIConfigurationColorTransformer.Compared?>,
      _ transformer: UIConfigurationColorTransformer?
    ) {
      var new = transformers?.value ?? Transformers()
      new[keyPath: part] = transformer.map(UIConfigurationColorTransformer.Compared.init)
      transformers = new == Transformers() ? nil : .box(new)
    }

    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false
    /// Transforms the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { transformers?.value.indicator?.transformer }
      set { set(\.indicator, newValue) }
    }

    /// The indicator that the button opens a menu.
    public var indicator = Indicator.automatic
    /// Transforms the color of the menu indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { transformers?.value.popUp?.transformer }
      set { set(\.popUp, newValue) }
    }

    /// The minimum space for the image in points, which aligns the titles of buttons with different
    /// images: a width beside the titles, a height above or below them.
    public var imageReservation: CGFloat = 0

    /// Whether ``updated(for:)`` changes colors for the state.
    public var automaticallyUpdateForSelection = true

    /// The base color of title and image, from which the colors of states are derived; nil for the
    /// tint color.
    public var baseForegroundColor: UIColor?
    /// The base color of the background, from which the colors of states are derived; nil for the
    /// tint color.
    public var baseBackgroundColor: UIColor?
    /// The background.
    ///
    /// A color set here applies to every state.
    public var background = UIBackgroundConfiguration()
    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// Decides the title's font and the default insets; `medium` by default.
    public var buttonSize = Size.medium

    /// The insets set by the program; nil for the default of ``buttonSize``.
    private var ownContentInsets: NSDirectionalEdgeInsets?

    init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? buttonSize.contentInsets }
      set { ownContentInsets = newValue }
    }

    /// Returns the configuration for a state: a selected plain button has a tinted background,
    /// unless ``automaticallyUpdateForSelection`` is false.
    @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      updated.background.backgroundColor = backgroundColor(in: button.state, tint: button.tintColor)
      updated.baseForegroundColor = foregroundColor(in: button.state, tint: button.tintColor)
      return updated
    }

    /// Resets the content insets to the default of the button's size.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// Makes a configuration with title and image in the tint color, without a background.
    public static func plain() -> UIButton.Configuration { Configuration(style: .plain) }
    /// Makes a configuration with title and image in the tint color, on a gray background.
    public static func gray() -> UIButton.Configuration { Configuration(style: .gray) }
    /// Makes a configuration with title and image in the tint color, on a tinted background.
    public static func tinted() -> UIButton.Configuration { Configuration(style: .tinted) }
    /// Makes a configuration with title and image in white, on a background in the tint color.
    public static func filled() -> UIButton.Configuration { Configuration(style: .filled) }
    /// A cross in a gray circle with a diameter of 30 points.
    static var close: UIButton.Configuration {
      var configuration = gray()
      configuration.image = UIImage(systemName: "xmark")
      configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        pointSize: 12,
        weight: .bold
      )
      configuration.baseForegroundColor = .secondaryLabel
      configuration.cornerStyle = .capsule
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 8,
        leading: 8,
        bottom: 8,
        trailing: 8
      )
      return configuration
    }

    /// The same as ``plain()``.
    public static func borderless() -> UIButton.Configuration { plain() }
    /// The same as ``gray()``.
    public static func bordered() -> UIButton.Configuration { gray() }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> UIButton.Configuration { tinted() }
    /// The same as ``filled()``.
    public static func borderedProminent() -> UIButton.Configuration { filled() }
  }
}

extension UIButton.Configuration.Size {
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .footnote
    case .small, .mini: .caption1
    }
  }
}
