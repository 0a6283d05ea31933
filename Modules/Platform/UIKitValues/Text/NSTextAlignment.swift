/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// How text that is longer than a line is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries.
  case byWordWrapping = 0
  /// Wraps at any character.
  case byCharWrapping = 1
  /// Clips at the edge.
  case byClipping = 2
  /// Truncates at the start, with an ellipsis.
  case byTruncatingHead = 3
  /// Truncates at the end, with an ellipsis.
  case byTruncatingTail = 4
  /// Truncates in the middle, with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The style of an underline or a strikethrough line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits, the value of the attribute.
  public let rawValue: Int

  /// Makes a style from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two single lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of a dash and two dots alternating.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces are not underlined.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
