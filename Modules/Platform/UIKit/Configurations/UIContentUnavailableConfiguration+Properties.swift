public import Foundation

extension UIContentUnavailableConfiguration {
  /// The symbol, color and size of the image above the texts.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol; nil for its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of a template image; nil for the view's.
    public var tintColor: UIColor?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero

    init() {}
  }

  /// The font, the color and the line breaking of a text.
  public struct TextProperties: Hashable {
    /// The font; a preferred one scales with the text size.
    public var font: UIFont
    /// The text color.
    public var color: UIColor
    /// How a text that does not fit is shortened; at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font is reduced if the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font.
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    @MainActor func style(_ label: UILabel) {
      label.font = font
      label.textColor = color
      label.numberOfLines = numberOfLines
      label.lineBreakMode = lineBreakMode
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.adjustsFontForContentSizeCategory = true
    }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap; its title and image are used if the button has none.
    public var primaryAction: UIAction?
    /// The menu of the button; without ``primaryAction`` a tap opens it.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true

    init() {}
  }
}
