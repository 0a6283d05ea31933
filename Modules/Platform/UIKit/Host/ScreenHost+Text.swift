import CoreGraphics
import Foundation

// The exchange between an input method and the edited text.
extension ScreenHost {
  private var typedInto: (any UIKeyInput & UIResponder)? {
    let window = screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
    return window?.firstResponder as? any UIKeyInput & UIResponder
  }

  /// The state of the edited text; nil if no text is being edited.
  package var textInputState: TextInputState? {
    guard let input = typedInto, (input as? any TextEditing)?.allowsEditing ?? true else {
      return nil
    }
    var caret = CGRect.zero
    if let text = input as? any UITextInput, let range = text.selectedTextRange {
      let local = text.caretRect(for: range.end)
      let view = text.textInputView
      caret = view.convert(local, to: nil)
      if let window = view.window {
        caret = caret.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
      }
    }
    return TextInputState(
      responder: ObjectIdentifier(input),
      caret: caret,
      keyboardType: input.keyboardType,
      content: input.textContentType,
      autocapitalization: input.autocapitalizationType,
      autocorrection: input.autocorrectionType,
      spellChecking: input.spellCheckingType,
      isSecure: input.isSecureTextEntry
    )
  }

  /// Whether the input method must discard its composition; reading it resets it.
  package func consumeNeedsInputReset() -> Bool {
    defer { screen.textInput.needsReset = false }
    return screen.textInput.needsReset
  }

  /// Queues text that the input method typed, for the next frame.
  package func sendText(_ text: String) {
    sendInput { input in
      if let editing = input as? any TextEditing {
        editing.type(text)
      } else {
        input.insertText(text)
      }
    }
  }

  /// Queues text that the input method is composing, for the next frame; empty to end the
  /// composition.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - cursor: The position of the caret in the text, in Unicode scalars.
  package func sendMarkedText(_ text: String, cursor: Int) {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(cursor, 0))))
    sendInput { input in
      guard let input = input as? any UITextInput, !text.isEmpty || input.markedTextRange != nil
      else { return }
      input.setMarkedText(text, selectedRange: NSRange(location: before.utf16.count, length: 0))
    }
  }

  /// Queues a deletion by the input method, for the next frame.
  ///
  /// - Parameters:
  ///   - offset: The start of the deletion, in Unicode scalars relative to the caret.
  ///   - count: The number of scalars to delete.
  package func sendDeletion(offset: Int, count: Int) {
    sendInput { [weak self] input in
      guard let input = input as? any UITextInput, let caret = input.selectedTextRange?.end,
        let before = input.textRange(from: input.beginningOfDocument, to: caret),
        let after = input.textRange(from: caret, to: input.endOfDocument)
      else { return }
      let scalars = Array((input.text(in: before) ?? "").unicodeScalars)
      let all = scalars + Array((input.text(in: after) ?? "").unicodeScalars)
      let start = min(max(scalars.count + offset, 0), all.count)
      let end = min(max(start + count, start), all.count)
      func units(_ index: Int) -> Int { all[..<index].reduce(0) { $0 + UTF16.width($1) } }
      guard let from = input.position(from: input.beginningOfDocument, offset: units(start)),
        let to = input.position(from: input.beginningOfDocument, offset: units(end)),
        let range = input.textRange(from: from, to: to)
      else { return }
      self?.type(in: input) { input.replace(range, withText: "") }
    }
  }

  /// Performs `body`, which changes a text through its public members, as typing of the reader:
  /// limits and the delegate apply.
  package func type(in input: any UIKeyInput, _ body: () -> Void) {
    if let editing = input as? any TextEditing { editing.editor.type(body) } else { body() }
  }

  /// The paragraph around the caret; nil if no text is being edited or the text is secure.
  package func surroundingText() -> SurroundingText? {
    guard let input = typedInto as? any TextEditing, !input.isSecureTextEntry else { return nil }
    let editor = input.editor
    let paragraph = editor.body.paragraph(at: editor.head.offset)
    let text = editor.body.string(in: paragraph)
    func bytes(_ offset: Int) -> Int {
      let clamped = min(max(offset, paragraph.lowerBound), paragraph.upperBound)
      return editor.body.string(in: paragraph.lowerBound..<clamped).utf8.count
    }
    return SurroundingText(
      text: text,
      caret: bytes(editor.head.offset),
      anchor: bytes(editor.anchor)
    )
  }

  private func sendInput(_ action: @escaping (any UIKeyInput) -> Void) {
    add { [weak self] in
      guard let self, let input = typedInto, (input as? any TextEditing)?.allowsEditing ?? true
      else { return }
      screen.textInput.performForHost { action(input) }
    }
  }
}
