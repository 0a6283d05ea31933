public import Foundation

extension NSAttributedString.Key {
  /// The font, a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the text, a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The kerning, in points added between characters, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the underline: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of the strikethrough line: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The target of a link: a URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset of the text above the baseline, in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the underline, a ``UIColor``; without it, that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the strikethrough line, a ``UIColor``; without it, that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The shadow of the glyphs, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of the stroke around glyphs, in percent of the font size, a number: positive for a
  /// stroke only, negative for a stroke around filled glyphs.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of the stroke, a ``UIColor``; without it, that of the text.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The slant of the glyphs to the right, as a fraction of their height, a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor of the widths of glyphs, a number; 0 for the font's own.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The effect of the text, such as ``NSAttributedString/TextEffectStyle/letterpressStyle``.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Whether glyphs are vertical, a number; text is horizontal, whatever the value.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// The tracking, in points added between characters, a number; overrides ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// Whether ligatures are used, a number; 0 for none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The tag of a range of a text view's text, a string; the range is a text item that can be
  /// tapped.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// The attachment that replaces the character, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
