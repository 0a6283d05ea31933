public import Foundation

extension UIButton {
  /// The content and appearance of a button: titles, image, ground.
  public struct Configuration {
    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    var style: Style

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// The radius of ``UIButton/Configuration/background``.
      case fixed = -1
      /// The radius of the background, which grows with the text size.
      case dynamic = 0
      /// Slightly round.
      case small = 1
      /// Round.
      case medium = 2
      /// Rounder.
      case large = 3
      /// Half circles at both ends.
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How title and subtitle lie to each other.
    public enum TitleAlignment: Int, Sendable {
      /// By where the image is.
      case automatic = 0
      /// Along the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Along the trailing edge.
      case trailing = 3
    }

    /// The first line of text; `nil` for none.
    public var title: String?
    /// The title, with attributes of its own.
    public var attributedTitle: AttributedString?
    /// Changes the appearance of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What becomes of a title that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Words below the title.
    public var subtitle: String?
    /// Words below the title, with attributes of their own.
    public var attributedSubtitle: AttributedString?
    /// Changes the appearance of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What becomes of a subtitle that is too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle lie to each other.
    public var titleAlignment = TitleAlignment.automatic

    /// What stands beside the title; `nil` for none.
    public var image: UIImage?
    /// The side of the titles on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Transformers of colors, which few buttons have.
    struct Transformers: Hashable, Sendable {
      var image: UIConfigurationColorTransformer.Compared?
      var indicator: UIConfigurationColorTransformer.Compared?
      /// That of the sign of a menu.
      var popUp: UIConfigurationColorTransformer.Compared?
    }

    private(set) var transformers: Boxed<Transformers>?

    /// Changes the color of a template image.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { transformers?.value.image?.transformer }
      set {
        var changed = transformers?.value ?? Transformers()
        changed.image = newValue.map(UIConfigurationColorTransformer.Compared.init)
        set(changed)
      }
    }

    private mutating func set(_ new: Transformers) {
      transformers = new == Transformers() ? nil : .box(new)
    }

    /// Whether a turning indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// Changes the color of the turning indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { transformers?.value.indicator?.transformer }
      set {
        var changed = transformers?.value ?? Transformers()
        changed.indicator = newValue.map(UIConfigurationColorTransformer.Compared.init)
        set(changed)
      }
    }

    /// The sign that the button opens a menu.
    public var indicator = Indicator.automatic
    /// Changes the color of the sign that the button opens a menu.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { transformers?.value.popUp?.transformer }
      set {
        var changed = transformers?.value ?? Transformers()
        changed.popUp = newValue.map(UIConfigurationColorTransformer.Compared.init)
        set(changed)
      }
    }

    /// The room that is kept for the image at least, in points, so that titles of buttons with
    /// images of different sizes line up: its width beside the titles, its height above or below.
    public var imageReservation: CGFloat = 0

    /// Whether ``updated(for:)`` changes colors to a state.
    public var automaticallyUpdateForSelection = true

    /// The color of title and image, from which those of the states follow; nil for the tint.
    public var baseForegroundColor: UIColor?
    /// The color of the ground, from which those of the states follow; nil for the tint.
    public var baseBackgroundColor: UIColor?
    /// The ground.
    ///
    /// A color set here stays in every state.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium

    /// Set by the program; nil follows ``buttonSize``.
    private var ownContentInsets: NSDirectionalEdgeInsets?

    init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// The distance of the content from the edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? buttonSize.contentInsets }
      set { ownContentInsets = newValue }
    }

    /// The configuration as it looks in the state of a button: a plain one that is selected has a
    /// ground in a faint tint, unless ``automaticallyUpdateForSelection`` is off.
    @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
      var updated = self
      updated.background.backgroundColor = backgroundColor(in: button.state, tint: button.tintColor)
      updated.baseForegroundColor = foregroundColor(in: button.state, tint: button.tintColor)
      return updated
    }

    /// Takes the distances of the button's size again.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// Title and image in the tint, on no ground.
    public static func plain() -> UIButton.Configuration { Configuration(style: .plain) }
    /// Title and image in the tint, on a gray ground.
    public static func gray() -> UIButton.Configuration { Configuration(style: .gray) }
    /// Title and image in the tint, on a ground in a faint tint.
    public static func tinted() -> UIButton.Configuration { Configuration(style: .tinted) }
    /// Title and image in white, on a ground in the tint.
    public static func filled() -> UIButton.Configuration { Configuration(style: .filled) }
    /// A cross in a gray circle of 30 points.
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

    /// As ``plain()``.
    public static func borderless() -> UIButton.Configuration { plain() }
    /// As ``gray()``.
    public static func bordered() -> UIButton.Configuration { gray() }
    /// As ``tinted()``.
    public static func borderedTinted() -> UIButton.Configuration { tinted() }
    /// As ``filled()``.
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
