public import Foundation

extension UIContentUnavailableConfiguration {
  /// How the image is shown.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; nil for the tint of the view.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for any size.
    public var maximumSize = CGSize.zero

    init() {}
  }

  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// The font; a preferred one follows the text size that the reader chooses.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// What happens to a text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text is set smaller where it has no room.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may be set.
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

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What a tap does; its title and image are the button's where that has none.
    public var primaryAction: UIAction?
    /// The menu of the button; without ``primaryAction`` a tap shows it.
    public var menu: UIMenu?
    /// Whether the button reacts.
    public var isEnabled = true

    init() {}
  }
}
