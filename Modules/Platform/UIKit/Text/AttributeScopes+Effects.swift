public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The style of the paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The shadow of the letters.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSShadow
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// Points added between the letters, as ``kern``, which it goes before.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// The color of the line along the edges of letters.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The width of the line along the edges of letters, in hundredths of the font's size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The color of the line under the letters.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The color of the line through the letters.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// How far letters lean to the right, in parts of their height.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// Whether letters that are written together in one shape are: 0 for no.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }
}
