package import Foundation

/// The state of the edited text that a host reports to the desktop's input method.
package struct TextInputState: Equatable {
  /// The identity of the responder.
  var responder: ObjectIdentifier
  /// The frame of the caret in screen coordinates, in points.
  package var caret: CGRect
  package var keyboardType: UIKeyboardType
  /// The semantic meaning of the text; nil if unspecified.
  package var content: UITextContentType?
  /// The automatic capitalization.
  package var autocapitalization: UITextAutocapitalizationType
  /// Whether words may be autocorrected.
  package var autocorrection: UITextAutocorrectionType
  /// Whether the spelling may be checked.
  package var spellChecking: UITextSpellCheckingType
  /// Whether the text is secure, such as a password.
  package var isSecure: Bool
}

/// The text around the caret in the form that input methods expect: offsets are in bytes of UTF-8.
package struct SurroundingText: Equatable {
  /// The paragraph that the caret is in.
  package var text: String
  package var caret: Int
  /// The offset of the selection's anchor; equals `caret` if the selection is empty.
  package var anchor: Int
}
