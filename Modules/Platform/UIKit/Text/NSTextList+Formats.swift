public import Foundation

extension NSTextList {
  /// The form of the markers of a list: a text in which a name between braces, such as `{decimal}`,
  /// stands for the number or a symbol.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a form of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a form of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A small circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A dot.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A small square.
    public static let square = MarkerFormat("{square}")
    /// Numbers in base 16, with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers in base 16, with capitals.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Numbers in base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Latin capitals.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Roman numbers in small letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numbers in capitals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// How markers are made.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker of the list around comes first; who writes the markers has to put it there.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }
}
