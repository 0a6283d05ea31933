/// A responder that accepts text input.
///
/// While it is the first responder, keys that it does not handle as presses are sent to these
/// methods.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether the text is not empty.
  var hasText: Bool { get }
  /// Inserts typed text at the caret; a line feed for Return.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}
