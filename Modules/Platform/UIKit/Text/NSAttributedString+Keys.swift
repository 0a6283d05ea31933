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
  /// An image in place of the letter: an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
