import CoreGraphics
import Foundation

/// The common interface of text views and text fields as views.
@MainActor protocol TextEditing: UIView, UITextInput, TextEditorClient {
  var editor: TextEditor { get }
  var canvas: TextCanvas { get }
  var menu: TextMenu { get }
  /// Whether the text is editable.
  var allowsEditing: Bool { get }
  /// Whether the text is selectable.
  var allowsSelecting: Bool { get }
  /// Whether pasted text keeps its attributes.
  var allowsEditingTextAttributes: Bool { get }
  /// Called when Return is pressed.
  func handleReturn()
  /// Whether Tab inserts a tab.
  var acceptsTabs: Bool { get }
  /// The visible height, in points: the distance of the page keys.
  var pageHeight: CGFloat { get }
  /// The standard edit actions, which subclasses may override.
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func selectAll(_ sender: Any?)
  /// Lays out the text for a question about it, without a layout pass.
  func layOutTextIfDue()
  /// Performs the action of the item at a point of the text; returns `false` if there is none.
  func actOnItem(at point: CGPoint) -> Bool
  /// Returns the menu of the text item at a point.
  func itemMenu(at point: CGPoint) -> TextItemMenu
}

extension TextEditing {
  /// Converts a point of this view to the text's coordinates.
  func textPoint(_ point: CGPoint) -> CGPoint {
    layOutTextIfDue()
    return canvas.convert(point, from: self)
  }

  /// Does nothing by default: the text of a field is placed by its layout pass.
  func layOutTextIfDue() {}

  package func editorDidChangeSelectionLook() { canvas.updateSelection() }

  package func editorNotifies(_ event: TextInputEvent) {
    switch event {
    case .textWillChange: inputDelegate?.textWillChange(self)
    case .textDidChange: inputDelegate?.textDidChange(self)
    case .selectionWillChange: inputDelegate?.selectionWillChange(self)
    case .selectionDidChange: inputDelegate?.selectionDidChange(self)
    }
  }

  /// Returns `false` by default.
  func actOnItem(at point: CGPoint) -> Bool { false }
  func itemMenu(at point: CGPoint) -> TextItemMenu { .none }

  /// Sets the format of the text; returns `false` if it is unchanged.
  func lay(out format: TextBody.Format) -> Bool {
    var format = format
    format.traits = traitCollection
    guard format != editor.body.format else { return false }
    editor.body.format = format
    canvas.redraw()
    return true
  }

  /// Performs a command of a key or a menu, by the standard edit action if there is one; returns
  /// `false` if it does not apply.
  @discardableResult
  func send(_ command: TextCommand) -> Bool {
    switch command {
    case .cut, .copy, .paste, .selectAll:
      guard applies(command) else { return false }
    default: return perform(command)
    }
    switch command {
    case .cut: cut(nil)
    case .copy: copy(nil)
    case .paste: paste(nil)
    default: selectAll(nil)
    }
    return true
  }

  private func applies(_ command: TextCommand) -> Bool {
    switch command {
    case .paste: allowsEditing && pasteboard.string != nil
    case .cut: allowsEditing && applies(.copy)
    case .copy: allowsSelecting && editor.hasSelection && !isSecureTextEntry
    default: allowsSelecting
    }
  }

  private var pasteboard: UIPasteboard { window?.screen.pasteboard ?? UIPasteboard.general }

  /// Performs a command; returns `false` if it does not apply.
  @discardableResult
  func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .move(let step, let extends):
      guard allowsSelecting else { return false }
      editor.move(step, extends: extends, page: pageHeight)
    case .delete(let step):
      guard allowsEditing else { return false }
      if editor.hasSelection == false, step == .backward, editor.markedRange == nil {
        editor.type { deleteBackward() }
      } else {
        editor.delete(step)
      }
    case .selectAll:
      guard allowsSelecting else { return false }
      editor.selectAll()
    case .cut, .copy, .paste: return performClipboard(command)
    case .undo:
      guard allowsEditing else { return false }
      undo()
    case .redo:
      guard allowsEditing, editor.history.manager.canRedo else { return allowsEditing }
      editor.history.manager.redo()
    case .newLine:
      guard allowsEditing else { return false }
      if enablesReturnKeyAutomatically, !hasText { return true }
      handleReturn()
    case .insertTab:
      guard allowsEditing, acceptsTabs else { return false }
      editor.type { insertText("\t") }
    }
    return true
  }

  private func undo() {
    if editor.cancelMark() {
      editorDidChangeSelection()
      editorDidChangeText()
      return
    }
    if editor.history.manager.canUndo { editor.history.manager.undo() }
  }

  private func performClipboard(_ command: TextCommand) -> Bool {
    guard applies(command) else { return false }
    let pasteboard = pasteboard
    switch command {
    case .paste:
      guard let text = pasteboard.string else { return false }
      if allowsEditingTextAttributes, let attributed = pasteboard.attributedText {
        editor.insert(attributed)
      } else {
        editor.insert(spaced(text), kind: .other)
      }
    case .copy, .cut:
      pasteboard.copy(editor.storage.attributedSubstring(from: editor.selectedRange))
      if command == .cut { editor.replace(rangeToCut, with: "", kind: .other) }
    default: return false
    }
    return true
  }

  /// Handles presses; returns those that were not handled.
  func handle(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      guard let key = press.key else { return true }
      // Any key dismisses the menu; Escape has no other effect then.
      if menu.dismiss(), key.keyCode == .keyboardEscape { return false }
      if let command = TextKeys.command(for: key) { return !send(command) }
      guard allowsEditing, let text = TextKeys.text(of: key) else { return true }
      type(text)
      return false
    }
  }

  // MARK: Smart marks and spaces

  /// Inserts typed text, with smart quotes and dashes if they are enabled.
  func type(_ text: String) {
    let typing = SmartTyping(
      hasQuotes: smartQuotesType == .yes && !isSecureTextEntry,
      hasDashes: smartDashesType == .yes && !isSecureTextEntry,
      language: window?.screen.language ?? UIScreen.languageNow
    )
    guard typing.hasQuotes || typing.hasDashes, editor.markedRange == nil else {
      return editor.type { insertText(text) }
    }
    let start = editor.selection.lowerBound
    let change = typing.change(
      for: text,
      after: editor.body.string(in: max(start - 2, 0)..<start)
    )
    if change.replaced > 0 {
      editor.select(start - change.replaced..<editor.selection.upperBound)
    }
    editor.type { insertText(change.text) }
  }

  /// Returns pasted text with smart spaces around it.
  private func spaced(_ text: String) -> String {
    guard smartInsertDeleteType == .yes, !isSecureTextEntry else { return text }
    let range = editor.selection
    let end = editor.body.length
    return SmartTyping.spaced(
      text,
      between: editor.body.string(in: max(range.lowerBound - 2, 0)..<range.lowerBound),
      and: editor.body.string(in: range.upperBound..<min(range.upperBound + 2, end))
    )
  }

  /// The selection, extended by smart spaces when it is cut.
  private var rangeToCut: NSRange {
    var range = editor.selectedRange
    guard smartInsertDeleteType == .yes else { return range }
    let start = range.location
    let end = range.upperBound
    let extra = SmartTyping.extraSpaces(
      around: editor.body.string(in: start..<end),
      before: editor.body.string(in: max(start - 2, 0)..<start),
      after: editor.body.string(in: end..<min(end + 2, editor.body.length))
    )
    range.location -= extra.before
    range.length += extra.before + extra.after
    return range
  }
}

/// The result of a long press on a text.
enum TextItemMenu {
  /// No text item: the text is selected.
  case none
  /// No menu, because the delegate returned none.
  case refused
  case menu(UIMenu)
}
