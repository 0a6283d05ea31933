public import Foundation

extension UIListContentConfiguration {
  /// How the image of a row is shown.
  public struct ImageProperties: Hashable {
    /// The width that images of rows have by custom, in points: what ``reservedLayoutSize`` is set
    /// to where texts are to line up.
    public static let standardDimension: CGFloat = 28

    /// The size and weight of a symbol; nil for those of the main text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; nil for the tint of the view.
    public var tintColor: UIColor?
    /// Changes the color, or the tint, just before it is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformer?.transformer }
      set { tintTransformer = newValue.map { .init(transformer: $0) } }
    }
    private var tintTransformer: UIConfigurationColorTransformer.Compared?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the edge; nil for the tint of the view.
    public var strokeColor: UIColor?
    /// Changes the color of the edge just before it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { edgeTransformer?.transformer }
      set { edgeTransformer = newValue.map { .init(transformer: $0) } }
    }
    private var edgeTransformer: UIConfigurationColorTransformer.Compared?
    /// The width of the edge, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The maximum size of an image, in points; 0 for any size.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, in points, in which it is centered; 0 for its own.
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// The color where the tint is given.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The color of the edge where the tint is given.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  /// How a text of a row is shown.
  public struct TextProperties: Hashable {
    /// Where the lines of a text begin.
    public enum TextAlignment: Hashable, Sendable {
      /// Where the language has it.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// The transform of a text's letters.
    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Changes the color just before it is shown.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map { .init(transformer: $0) } }
    }
    private var transformer: UIConfigurationColorTransformer.Compared?
    /// Where the lines begin.
    public var alignment = TextAlignment.natural
    /// What happens to a text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text is set smaller where it has no room.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may be set.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size that the reader chooses.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of the letters.
    public var transform = TextTransform.none
    /// Whether the letters of one line move together a little before it is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The color of the text.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

extension UIListContentConfiguration.TextProperties {
  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.localizedUppercase
    case .lowercase: text.localizedLowercase
    case .capitalized: text.localizedCapitalized
    }
  }

  @MainActor func style(_ label: UILabel) {
    label.font = font
    label.textColor = resolvedColor()
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.textAlignment =
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}
