/// A responder that can be typed into.
///
/// While such a responder is the first one, keys that it does not handle as presses become calls of
/// these methods.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text in at the caret, as typed; a line feed for Return.
  func insertText(_ text: String)
  /// Deletes the letter before the caret, or the selection.
  func deleteBackward()
}
