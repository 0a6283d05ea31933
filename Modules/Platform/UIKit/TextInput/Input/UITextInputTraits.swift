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
  /// What the Return key of a keyboard on the screen says.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether a keyboard on the screen is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  var textContentType: UITextContentType! { get }
  /// Whether straight quotation marks that are typed become those of the language.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens that are typed become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with words that are pasted and cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
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
  /// Return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// As the interface is.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Anything.
  public var textContentType: UITextContentType! { nil }
  /// As the system has it.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the system has it.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As the system has it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// `false`.
  public var isSecureTextEntry: Bool { false }
}
