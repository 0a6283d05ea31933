public import Foundation

extension AttributeScopes {
  /// The attributes of text in UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The typeface and the size of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The kerning, in points added between characters.
    public let kern: KernAttribute
    /// Whether and how a line below the text is drawn.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The offset of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The alignment, the indents and the spacing of lines, which hold for whole paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The shadow of the glyphs.
    public let shadow: ShadowAttribute
    /// The tracking, in points added between characters; overrides ``kern``.
    public let tracking: TrackingAttribute
    /// The color of the stroke around glyphs.
    public let strokeColor: StrokeColorAttribute
    /// The width of the stroke around glyphs, in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the line below the text; without it that of the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the strikethrough line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the glyphs to the right, as a fraction of their height.
    public let obliqueness: ObliquenessAttribute
    /// Whether ligatures are used; 0 for none.
    public let ligature: LigatureAttribute
  }

  /// The attributes of text in UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  /// The typeface and the size of the text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The color of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The color behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The kerning, in points added between characters.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// Whether and how a line below the text is drawn.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The style of the strikethrough line.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The offset of the text above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of UIKit by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The UIKit attributes of this container, in the form of attributed strings.
  package var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Keys.FontAttribute.self]
    values[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    values[.kern] = self[Keys.KernAttribute.self]
    values[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    values[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    values[.shadow] = self[Keys.ShadowAttribute.self]
    values[.tracking] = self[Keys.TrackingAttribute.self]
    values[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    values[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    values[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    values[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    values[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    values[.ligature] = self[Keys.LigatureAttribute.self]
    values[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    return values
  }
}
