/// How lines lie between the edges of their text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// What happens to text that is longer than a line.
public enum NSLineBreakMode: Int, Sendable {
  /// It continues in the next line, at a word.
  case byWordWrapping = 0
  /// It continues in the next line, at any letter.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// An ellipsis replaces the start of the line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the line.
  case byTruncatingMiddle = 5
}

/// The line drawn under a text, or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, which are what an attributed string holds.
  public let rawValue: Int

  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// The line is made of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// The line is made of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// The line is made of dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// The line is made of a dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces have no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
