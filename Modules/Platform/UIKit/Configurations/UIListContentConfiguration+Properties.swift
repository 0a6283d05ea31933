public import Foundation

extension UIListContentConfiguration {
  /// The properties of a row's image.
  public struct ImageProperties: Hashable {
    /// The standard width of row images, in points, for ``reservedLayoutSize`` in order to align
    /// texts.
    public static let standardDimension: CGFloat = 28

    /// The symbol configuration; nil to use the size and weight of the main text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of a template image; nil for the view's.
    public var tintColor: UIColor?
    /// Transforms the color, or the tint color, when it is displayed.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintTransformer?.transformer }
      set { tintTransformer = newValue.map { .init(transformer: $0) } }
    }
    private var tintTransformer: UIConfigurationColorTransformer.Compared?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the stroke; nil for the tint color of the view.
    public var strokeColor: UIColor?
    /// Transforms the color of the stroke when it is displayed.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { edgeTransformer?.transformer }
      set { edgeTransformer = newValue.map { .init(transformer: $0) } }
    }
    private var edgeTransformer: UIConfigurationColorTransformer.Compared?
    /// The width of the stroke, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The maximum size of an image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, in points, in which it is centered; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// Returns the displayed color for a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the displayed stroke color for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  /// The properties of a row's text.
  public struct TextProperties: Hashable {
    /// Where the lines of a text are within its width.
    public enum TextAlignment: Hashable, Sendable {
      /// At the leading edge of the language.
      case natural
      case center
      case justified
    }

    /// The letter case of a text.
    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font of the text without attributes; a preferred one scales with the text size.
    public var font: UIFont
    /// The text color.
    public var color: UIColor
    /// Transforms the color when it is displayed.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = newValue.map { .init(transformer: $0) } }
    }
    private var transformer: UIConfigurationColorTransformer.Compared?
    /// Where lines are within the width of the text; `natural` by default.
    public var alignment = TextAlignment.natural
    /// How a text that does not fit is shortened; at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font is reduced if the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font scales with the text size preferred by the reader.
    public var adjustsFontForContentSizeCategory = true
    /// The letter case.
    public var transform = TextTransform.none
    /// Whether letter spacing may be reduced slightly before a line is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the displayed color.
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
