package import Foundation

/// The state of the edited text that a host reports to the desktop's input method.
package struct TextInputState: Equatable {
  /// Identifies the responder.
  var responder: ObjectIdentifier
  /// Where the caret is on the screen, in points.
  package var caret: CGRect
  package var keyboardType: UIKeyboardType
  /// What the text means.
  package var content: UITextContentType?
  /// Which letters become capitals by themselves.
  package var autocapitalization: UITextAutocapitalizationType
  /// Whether words may be corrected.
  package var autocorrection: UITextAutocorrectionType
  /// Whether the spelling may be checked.
  package var spellChecking: UITextSpellCheckingType
  /// Whether the text is a secret.
  package var isSecure: Bool
}

/// The text around the caret, as an input method needs it: offsets count bytes of UTF-8.
package struct SurroundingText: Equatable {
  /// The paragraph that the caret is in.
  package var text: String
  package var caret: Int
  /// Where the selection began; the caret, if nothing is selected.
  package var anchor: Int
}
