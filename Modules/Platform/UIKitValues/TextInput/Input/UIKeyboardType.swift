/// Which characters a keyboard on the screen offers first.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad

  /// Letters of ASCII; the same as `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}
