import Foundation

extension UITextField: TextEditing {
  var allowsEditing: Bool { isEnabled }
  var allowsSelecting: Bool { isEnabled }
  var acceptsTabs: Bool { false }
  var pageHeight: CGFloat { 0 }

  /// Handles Return: calls the delegate and sends the action; the keyboard is dismissed only if
  /// there is an action for that event.
  func handleReturn() {
    editor.commitMark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let events = allControlEvents
    sendActions(for: .primaryActionTriggered)
    guard events.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Replaces line breaks by spaces, because a field has one line.
  package func editorText(from text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    let ends = CharacterSet.newlines
    return text.trimmingCharacters(in: ends).components(separatedBy: ends).joined(separator: " ")
  }

  package func editorShouldReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  package func editorDidLayOut(_ heights: ClosedRange<CGFloat>) {
    canvas.redraw()
    textDidLayOut()
  }

  package func editorDidChangeSelection() {
    canvas.updateSelection()
    if isFirstResponder { needsReveal = true }
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  package func editorDidChangeText() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func didBeginEditing() {
    canvas.isActive = true
    // The whole text is laid out, so that the first touch can place the caret.
    updateFormat()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    // In the next layout: a keyboard may have moved the scroll views by then.
    needsReveal = true
    sideViewsDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    canvas.isActive = false
    sideViewsDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification,
      object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    )
  }

  /// Clears the text for the clear button, whose question to the delegate is `textFieldShouldClear`
  /// alone.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    editor.commitMark()
    let whole = NSRange(location: 0, length: editor.body.length)
    editor.replace(whole, with: "", kind: .other, asks: false)
    if !isFirstResponder { _ = becomeFirstResponder() }
  }
}
