import Foundation

/// The traits of a text input, which a host passes to the desktop's input method.
///
/// All properties are optional.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether the input method autocorrects words.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether the input method checks the spelling.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The type of the keyboard, such as for numbers or addresses.
  var keyboardType: UIKeyboardType { get }
  /// Whether the Return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get }
  /// The label of the Return key on an on-screen keyboard.
  var returnKeyType: UIReturnKeyType { get }
  /// The light or dark appearance of an on-screen keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The semantic meaning of the text; nil if unspecified.
  var textContentType: UITextContentType! { get }
  /// Whether typed straight quotation marks are replaced by those of the language.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two typed hyphens are replaced by a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are inserted and deleted around pasted and cut words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether the text is secure: neither shown nor learned nor copied.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// Defaults to sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// An input without this property neither requests nor forbids correction.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// An input without this property neither requests nor forbids checking.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The default implementation requests the usual keyboard of the language.
  public var keyboardType: UIKeyboardType { .default }
  /// Defaults to `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The default implementation labels the key as a return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Defaults to `default`, the user interface style.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Defaults to nil.
  public var textContentType: UITextContentType! { nil }
  /// An input without this property neither requests nor forbids curly quotes.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// An input without this property neither requests nor forbids dashes in place of hyphens.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// An input without this property neither requests nor forbids spaces around pasted words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// Defaults to `false`.
  public var isSecureTextEntry: Bool { false }
}
