public import Foundation

extension UITextView {
  /// Posted when editing of a text view begins; the object is the view.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted when the user changed the text; the object is the view.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted when editing of a text view ended; the object is the view.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}

extension UITextView: TextEditing {
  var allowsEditing: Bool { isEditable }
  var allowsSelecting: Bool { isSelectable || isEditable }
  var acceptsTabs: Bool { true }

  var pageHeight: CGFloat {
    bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
  }

  func handleReturn() { editor.type { insertText("\n") } }

  package func editorText(from text: String) -> String { text }

  package func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  package func editorDidChangeSelection() {
    canvas.updateSelection()
    textDelegate?.textViewDidChangeSelection(self)
    if isFirstResponder { revealCaret() }
  }

  package func editorDidChangeText() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
