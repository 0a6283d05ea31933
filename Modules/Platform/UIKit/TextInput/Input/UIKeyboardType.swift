/// What is typed.
public enum UIKeyboardType: Int, Sendable {
  /// Anything.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a page.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A number to call.
  case phonePad = 5
  /// A name or a number to call.
  case namePhonePad = 6
  /// An address of mail.
  case emailAddress = 7
  /// A number with a decimal point.
  case decimalPad = 8
  /// Text with names and tags.
  case twitter = 9
  /// Words to search for.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Letters of ASCII.
  public static let alphabet = UIKeyboardType.asciiCapable
}
