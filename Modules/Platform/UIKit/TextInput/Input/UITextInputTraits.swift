import Foundation

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
