public import Foundation

extension AttributeScopes {
  /// The attributes of text that views draw.
  public struct UIKitAttributes: AttributeScope {
    /// `.font`, as attributed strings of UIKit have it.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added between the letters.
    public let kern: KernAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance of the letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The shadow of the letters.
    public let shadow: ShadowAttribute
    /// Points added between the letters, as ``kern``, which it goes before.
    public let tracking: TrackingAttribute
    /// The color of the line along the edges of letters.
    public let strokeColor: StrokeColorAttribute
    /// The width of the line along the edges of letters, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters lean to the right, in parts of their height.
    public let obliqueness: ObliquenessAttribute
    /// Whether letters that are written together in one shape are: 0 for no.
    public let ligature: LigatureAttribute
  }

  /// The attributes of text that views draw.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of the font that text is set in.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// Points added between the letters.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The line under the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The distance of the letters above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The attributes of UIKit among these, as an attributed string holds them.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    if let font = self[Keys.FontAttribute.self] { values[.font] = font }
    if let color = self[Keys.ForegroundColorAttribute.self] { values[.foregroundColor] = color }
    if let color = self[Keys.BackgroundColorAttribute.self] { values[.backgroundColor] = color }
    if let kern = self[Keys.KernAttribute.self] { values[.kern] = kern }
    if let style = self[Keys.UnderlineStyleAttribute.self] {
      values[.underlineStyle] = style.rawValue
    }
    if let style = self[Keys.StrikethroughStyleAttribute.self] {
      values[.strikethroughStyle] = style.rawValue
    }
    if let offset = self[Keys.BaselineOffsetAttribute.self] { values[.baselineOffset] = offset }
    addEffects(to: &values)
    return values
  }
}

extension AttributeContainer {
  /// Adds shadows, outlines and what else few texts have.
  private func addEffects(to values: inout [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    if let value = self[Keys.ParagraphStyleAttribute.self] { values[.paragraphStyle] = value }
    if let value = self[Keys.ShadowAttribute.self] { values[.shadow] = value }
    if let value = self[Keys.TrackingAttribute.self] { values[.tracking] = value }
    if let value = self[Keys.StrokeColorAttribute.self] { values[.strokeColor] = value }
    if let value = self[Keys.StrokeWidthAttribute.self] { values[.strokeWidth] = value }
    if let value = self[Keys.UnderlineColorAttribute.self] { values[.underlineColor] = value }
    if let value = self[Keys.StrikethroughColorAttribute.self] {
      values[.strikethroughColor] = value
    }
    if let value = self[Keys.ObliquenessAttribute.self] { values[.obliqueness] = value }
    if let value = self[Keys.LigatureAttribute.self] { values[.ligature] = value }
  }
}
