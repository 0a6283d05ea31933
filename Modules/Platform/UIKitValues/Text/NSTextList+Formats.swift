public import Foundation

extension NSTextList {
  /// The format of list markers: a text in which a name in braces, such as `{decimal}`, is replaced
  /// by the number or a symbol.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text of the format.
    public let rawValue: String

    /// Makes a format with a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a format with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A small circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled rhombus, ◆, in front of each item.
    public static let diamond = MarkerFormat("{diamond}")
    /// A dot.
    public static let disc = MarkerFormat("{disc}")
    /// A short dash in front of each item.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A small square.
    public static let square = MarkerFormat("{square}")
    /// Hexadecimal numbers in lowercase.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers in uppercase.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// Lowercase letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Uppercase letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Lowercase Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Uppercase Latin letters.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Lowercase Roman numerals.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Uppercase Roman numerals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Options of list markers.
  public struct Options: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// Makes options with a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Markers begin with that of the enclosing list; the program that inserts them must prepend
    /// it.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }
}
