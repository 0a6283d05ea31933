public import Foundation

// Members of `UITextInput` for text with attributes.
extension UITextField {
  /// Returns the text of a range with its attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    editor.attributedText(in: range)
  }

  /// Inserts text with its attributes at the caret, or replaces the selection.
  public func insertAttributedText(_ string: NSAttributedString) {
    editor.insert(string, asks: editor.takeTyping())
  }

  /// Replaces the text of a range by text with attributes.
  public func replace(
    _ range: UITextRange,
    withAttributedText attributedText: NSAttributedString
  ) { editor.replace(range, with: attributedText) }

  /// Sets the marked text of an input method, with attributes of its own.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?,
    selectedRange: NSRange
  ) {
    editor.setMarkedText(markedText ?? NSAttributedString(string: ""), selected: selectedRange)
  }
}
