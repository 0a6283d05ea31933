public import Foundation

extension NSAttributedString.Key {
  /// The font: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph's style: an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the letters: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the letters: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points added between the letters: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The line under the letters: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the letters: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Where the text leads: a URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance of the letters above the baseline, in points: a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the line under the letters: a ``UIColor``; without it, that of the letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the letters: a ``UIColor``; without it, that of the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The shadow of the letters: an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The width of a line along the edges of letters, in hundredths of the font's size: a number,
  /// above 0 for the line alone and below 0 for the line around letters that are filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of that line: a ``UIColor``; without it, that of the letters.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// How far letters lean to the right, in parts of their height: a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// Points added between the letters, as ``kern``, which it goes before: a number.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// Whether letters that are written together in one shape are: 0 for no.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A name for a part of a text view's text, which a tap on it acts on: a string.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// An image in place of the letter: an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
