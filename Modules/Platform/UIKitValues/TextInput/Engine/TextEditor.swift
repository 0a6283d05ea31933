import CoreGraphics
package import Foundation

/// A text, its selection and its editing operations, shared by text views and text fields.
///
/// The selection has a fixed end, the anchor, and a moving end, the head, where the caret is.
@MainActor package final class TextEditor {
  package let body: TextBody
  package let history = TextHistory()
  package weak var client: (any TextEditorClient)?

  /// The fixed end of the selection.
  package private(set) var anchor = 0
  /// The moving end of the selection, where the caret is.
  package private(set) var head = CaretPosition(offset: 0)
  /// The x coordinate to keep when the caret moves vertically, in points.
  package var column: CGFloat?
  /// The range of the marked text; nil if none is being composed.
  package private(set) var markedRange: NSRange?
  /// The text that the marked text replaced.
  private var replacedByMark: NSAttributedString?
  /// The attributes of the text typed next; empty to use those of the preceding character.
  package var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { body.emptyAttributes = typingAttributes }
  }
  /// Whether the next insertion replaces the whole text; the selection is hidden meanwhile.
  package var clearsOnInsertion = false {
    didSet { if clearsOnInsertion != oldValue { client?.editorDidChangeSelectionLook() } }
  }
  /// Whether the editor itself is changing the storage.
  private var isReplacing = false
  /// Whether the next call of the client's members is typing of the reader.
  private var isTyping = false

  package init(
    storage: NSTextStorage,
    format: TextBody.Format,
    container: NSTextContainer? = nil
  ) {
    body = TextBody(storage: storage, format: format, container: container)
    history.editor = self
  }

  package var storage: NSTextStorage { body.storage }

  // MARK: - Selection

  package var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  package var selectedRange: NSRange { NSRange(selection) }

  package var hasSelection: Bool { anchor != head.offset }

  /// Sets anchor and head of the selection.
  package func select(anchor newAnchor: Int, head newHead: CaretPosition, keepsColumn: Bool = false)
  {
    let limit = body.length
    var place = newHead
    place.offset = min(max(place.offset, 0), limit)
    let anchorOffset = min(max(newAnchor, 0), limit)
    if !keepsColumn { column = nil }
    guard anchorOffset != anchor || place != head else { return }
    clearsOnInsertion = false
    client?.editorNotifies(.selectionWillChange)
    anchor = anchorOffset
    head = place
    history.endTyping()
    adoptTypingAttributes()
    client?.editorNotifies(.selectionDidChange)
    client?.editorDidChangeSelection()
  }

  /// Selects a range, with the caret at its end.
  package func select(_ range: Range<Int>) {
    select(anchor: range.lowerBound, head: CaretPosition(offset: range.upperBound))
  }

  /// Moves the caret, optionally extending the selection.
  package func moveCaret(to place: CaretPosition, extends: Bool, keepsColumn: Bool = false) {
    commitMark()
    select(anchor: extends ? anchor : place.offset, head: place, keepsColumn: keepsColumn)
  }

  /// Sets the typing attributes to those of the character before the caret, or of the first one.
  private func adoptTypingAttributes() {
    guard storage.length > 0 else { return }
    let start = selection.lowerBound
    let index = hasSelection ? start : start - 1
    let values = storage.attributes(
      at: min(max(index, 0), storage.length - 1),
      effectiveRange: nil
    )
    typingAttributes = values.filter { $0.key != .attachment && $0.key != .link }
  }

  // MARK: - Text

  /// Sets the text programmatically: the caret moves to the end, and the undo history is cleared.
  package func setText(_ text: NSAttributedString) {
    client?.editorNotifies(.textWillChange)
    markedRange = nil
    _ = body.setMarkedRange(nil)
    isReplacing = true
    storage.setAttributedString(text)
    isReplacing = false
    history.removeAll()
    let before = body.size.height
    body.layOutAll()
    client?.editorDidLayOut(0...max(before, body.size.height))
    client?.editorNotifies(.textDidChange)
    let end = body.length
    if anchor != end || head != CaretPosition(offset: end) {
      anchor = end
      head = CaretPosition(offset: end)
      column = nil
      adoptTypingAttributes()
      client?.editorDidChangeSelection()
    }
  }

  /// Called after the program changed the storage.
  package func storageDidChange(_ changes: NSTextStorage.EditActions) {
    guard !isReplacing else { return }
    body.adoptReplacements()
    if changes.contains(.editedCharacters) {
      markedRange = nil
      _ = body.setMarkedRange(nil)
      history.removeAll()
    }
    client?.editorDidLayOut(body.takeChangedHeights())
    let limit = body.length
    if head.offset > limit || anchor > limit {
      anchor = min(anchor, limit)
      head = CaretPosition(offset: min(head.offset, limit))
      client?.editorDidChangeSelection()
    }
  }

  /// Replaces a range and moves the caret after it, without calling the delegate.
  func replaceNow(_ range: NSRange, with text: NSAttributedString) {
    client?.editorNotifies(.textWillChange)
    if markedRange != nil {
      markedRange = nil
      _ = body.setMarkedRange(nil)
    }
    isReplacing = true
    storage.replaceCharacters(in: range, with: text)
    isReplacing = false
    let heights = body.storageDidReplace(range, newLength: text.length)
    anchor = range.location + text.length
    head = CaretPosition(offset: anchor)
    column = nil
    if text.length == 0 { adoptTypingAttributes() }
    client?.editorDidLayOut(heights)
    client?.editorNotifies(.textDidChange)
  }

  /// Replaces a range on behalf of the user: calls the delegate before and after, and registers an
  /// undo action.
  ///
  /// - Returns: `false` if the change was refused.
  @discardableResult
  package func replace(
    _ range: NSRange,
    with text: String,
    kind: TextHistory.Kind,
    asks: Bool = true
  ) -> Bool {
    let text = client?.editorText(from: text) ?? text
    return replace(range, with: text, kind: kind, asks: asks) {
      // The delegate may have set other attributes for the text that is typed.
      NSAttributedString(string: text, attributes: $0.typingAttributes)
    }
  }

  /// Replaces a range by text with attributes on behalf of the user.
  @discardableResult
  package func replace(
    _ range: NSRange,
    with text: NSAttributedString,
    kind: TextHistory.Kind,
    asks: Bool = true
  ) -> Bool {
    let fresh = shown(text)
    return replace(range, with: fresh.string, kind: kind, asks: asks) { _ in fresh }
  }

  /// Text with attributes as the client shows it, which may have no line breaks.
  private func shown(_ text: NSAttributedString) -> NSAttributedString {
    guard let plain = client?.editorText(from: text.string), plain != text.string else {
      return text
    }
    let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    return NSAttributedString(string: plain, attributes: attributes)
  }

  private func replace(
    _ range: NSRange,
    with text: String,
    kind: TextHistory.Kind,
    asks: Bool,
    _ make: (TextEditor) -> NSAttributedString
  ) -> Bool {
    guard range.length > 0 || !text.isEmpty else { return false }
    guard !asks || client?.editorShouldReplace(range, with: text) ?? true else { return false }
    // The delegate may have changed the text itself.
    guard range.upperBound <= storage.length else { return false }
    let fresh = make(self)
    history.willReplace(range, with: fresh, kind: kind)
    replaceNow(range, with: fresh)
    history.didReplace()
    client?.editorDidChangeSelection()
    client?.editorDidChangeText()
    return true
  }

  /// Types text, replacing the marked text or otherwise the selection.
  package func insert(_ text: String, kind: TextHistory.Kind = .typing, asks: Bool = true) {
    selectAllIfClearing()
    if markedRange != nil {
      let composed = cancelMark()
      if !replace(selectedRange, with: text, kind: kind, asks: asks), composed {
        client?.editorDidChangeSelection()
        client?.editorDidChangeText()
      }
      return
    }
    replace(selectedRange, with: text, kind: kind, asks: asks)
  }

  /// Inserts text with attributes, replacing the marked text or otherwise the selection.
  package func insert(_ text: NSAttributedString, asks: Bool = true) {
    selectAllIfClearing()
    if markedRange != nil { cancelMark() }
    replace(selectedRange, with: text, kind: .other, asks: asks)
  }

  // MARK: - Typing

  /// Performs typing of the reader through the client's public members, which subclasses override:
  /// the delegate is asked, unlike for calls by the program.
  package func type(_ body: () -> Void) {
    isTyping = true
    body()
    isTyping = false
  }

  /// Returns whether the current insertion or deletion is typing of the reader, and resets that.
  package func takeTyping() -> Bool {
    defer { isTyping = false }
    return isTyping
  }

  /// Selects the whole text if the next insertion replaces it.
  private func selectAllIfClearing() {
    guard clearsOnInsertion else { return }
    clearsOnInsertion = false
    if body.length > 0 { select(0..<body.length) }
  }

  // MARK: - Composed text

  /// Replaces what the input method composes; `selected` is relative to the new text.
  package func setMarkedText(_ text: String, selected: NSRange) {
    let text = client?.editorText(from: text) ?? text
    setMarkedText(
      NSAttributedString(string: text, attributes: typingAttributes),
      selected: selected
    )
  }

  /// Replaces what the input method composes by styled text; `selected` is relative to it.
  package func setMarkedText(_ marked: NSAttributedString, selected: NSRange) {
    let fresh = shown(marked)
    let text = fresh.string
    selectAllIfClearing()
    let range = markedRange ?? selectedRange
    if markedRange == nil {
      guard !text.isEmpty else { return }
      replacedByMark = storage.attributedSubstring(from: range)
    }
    let attributes = typingAttributes
    replaceNow(range, with: fresh)
    typingAttributes = attributes
    if text.isEmpty {
      restoreReplaced(at: range.location)
    } else {
      markedRange = NSRange(location: range.location, length: fresh.length)
      if let heights = body.setMarkedRange(markedRange) { client?.editorDidLayOut(heights) }
      let length = fresh.length
      let start = range.location + min(max(selected.location, 0), length)
      anchor = start
      head = CaretPosition(offset: min(start + selected.length, range.location + length))
    }
    client?.editorDidChangeSelection()
    client?.editorDidChangeText()
  }

  /// Commits the marked text unchanged.
  package func commitMark() {
    guard let range = markedRange else { return }
    let composed = storage.attributedSubstring(from: range)
    let old = replacedByMark ?? NSAttributedString(string: "")
    replacedByMark = nil
    markedRange = nil
    if let heights = body.setMarkedRange(nil) { client?.editorDidLayOut(heights) }
    history.endTyping()
    history.register(
      TextChange(range: NSRange(location: range.location, length: composed.length), old: old)
    )
  }

  /// Removes the marked text, and restores the text that it replaced.
  ///
  /// - Returns: Whether there was marked text.
  @discardableResult
  package func cancelMark() -> Bool {
    guard let range = markedRange else { return false }
    let attributes = typingAttributes
    replaceNow(range, with: NSAttributedString(string: ""))
    restoreReplaced(at: range.location)
    typingAttributes = attributes
    return true
  }

  private func restoreReplaced(at offset: Int) {
    guard let old = replacedByMark else { return }
    replacedByMark = nil
    guard old.length > 0 else { return }
    replaceNow(NSRange(location: offset, length: 0), with: old)
    anchor = offset
  }
}
