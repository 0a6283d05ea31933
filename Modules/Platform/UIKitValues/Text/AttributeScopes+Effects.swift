public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The alignment, the indents and the spacing of lines, which hold for whole paragraphs.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The shadow of the glyphs.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSShadow
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// The tracking, in points added between characters; overrides ``kern``.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The color of the stroke around glyphs.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The width of the stroke around glyphs, in percent of the font size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The color of the line below the text; without it that of the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The color of the strikethrough line.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The slant of the glyphs to the right, as a fraction of their height.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// Whether ligatures are used; 0 for none.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }
}
