public import Foundation

/// What kind of text is expected: a host hands it to the desktop's input method.
///
/// Every property is optional.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether the input method may correct words.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether the input method may check the spelling.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// What is typed: a number, an address, or anything.
  var keyboardType: UIKeyboardType { get }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is a secret: not shown, not learned, not copied.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// The first of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the system thinks best.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the system thinks best.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Anything.
  public var keyboardType: UIKeyboardType { .default }
  /// `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// `false`.
  public var isSecureTextEntry: Bool { false }
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words may be corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the spelling may be checked while text is typed.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

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
